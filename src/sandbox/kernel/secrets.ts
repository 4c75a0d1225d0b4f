import { type Entropy, randomText } from './entropy.ts'
import { fromHex, toHex } from './hex.ts'
import { createWorkQueue } from './work-queue.ts'

/** Iterations of PBKDF2 with SHA-256 that OWASP recommends. */
export const STRONG_ITERATIONS = 600_000

/** All that is ever kept of a password: a salted hash and how it was made. Salt and hash are hex. */
export type StoredPassword = {
  readonly scheme: 'pbkdf2-sha256'
  readonly iterations: number
  readonly salt: string
  readonly hash: string
}

const TEXT = new TextEncoder()

/** Hashing takes a core for a quarter of a second; the files of the journal and the app wait in the same thread pool. */
const hashing = createWorkQueue({ atOnce: 2, waiting: 32 })

/** Hashes a password with a fresh salt. @throws Busy when too many wait for theirs */
export async function hashPassword(
  password: string,
  iterations: number,
  entropy: Entropy,
): Promise<StoredPassword> {
  const salt = entropy.bytes(16)
  const hash = await hashing.run(() => derive(password, salt, iterations))
  return { scheme: 'pbkdf2-sha256', iterations, salt: toHex(salt), hash: toHex(hash) }
}

/**
 * Returns true when the password is the one behind `kept`. Takes as long for a wrong one as for the right one. `before`
 * runs when it is this password's turn, and not at all when it is refused. @throws Busy when too many wait for theirs
 */
export async function verifyPassword(
  password: string,
  kept: StoredPassword,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<boolean> {
  const hash = await hashing.run(async () => {
    await before()
    return derive(password, fromHex(kept.salt), kept.iterations)
  })
  return sameBytes(hash, fromHex(kept.hash))
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', TEXT.encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return new Uint8Array(bits)
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0)
  return difference === 0
}

const TOKEN_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A session token of 252 random bits, safe in a header. */
export const newToken = (entropy: Entropy): string => randomText(entropy, 42, TOKEN_ALPHABET)

/** Returns the digest that is kept of a token, so that a reader of the journal cannot log in with it. */
export async function tokenDigest(token: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', TEXT.encode(token))))
}
