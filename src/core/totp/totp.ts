/** One-time codes of authenticator apps (TOTP): RFC 6238 with SHA-1, 30 s and six digits, which is what they all take. */

const STEP = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Says if a text can be the key of an authenticator app: base32 of at least 80 bits. */
export const isTotpKey = (text: string): boolean => /^[A-Z2-7]{16,128}=*$/.test(text)

/** Number of the 30 s step that a time (epoch milliseconds) lies in. */
export const totpStep = (time: number): number => Math.floor(time / STEP)

/**
 * The six digits of one step for a base32 secret; spaces and padding do not matter.
 * @throws RangeError on a character that base32 has not
 */
export async function totpCode(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase32(secret),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['sign'],
  )
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const word = mac.getUint32(mac.getUint8(19) & 0xf) & 0x7fff_ffff
  return String(word % 1_000_000).padStart(6, '0')
}

/**
 * The step whose code this is: the present one, or its neighbours, because clocks differ. Steps up to `used` do not
 * count any more: a code is good once. Undefined when the code is wrong.
 */
export async function matchTotp(
  secret: string,
  code: string,
  time: number,
  used: number,
): Promise<number | undefined> {
  const now = totpStep(time)
  for (const step of [now, now - 1, now + 1]) {
    if (step > used && (await totpCode(secret, step)) === code) return step
  }
  return undefined
}

/** Milliseconds until the app shows another code, and a second more: clocks differ. */
export const untilNextCode = (time: number): number => STEP - (time % STEP) + 1000

/** The codes of this step, the next and the one before: clocks differ, and a code counts once. */
export const totpAround = (secret: string, time: number): Promise<string[]> =>
  Promise.all([0, 1, -1].map((steps) => totpCode(secret, totpStep(time) + steps)))

/** Decodes base32 (RFC 4648). */
function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  let buffer = 0
  let bits = 0
  for (const character of text.toUpperCase().replaceAll(/[\s=]/g, '')) {
    const value = BASE32.indexOf(character)
    if (value < 0) throw new RangeError('not a base32 text')
    buffer = ((buffer << 5) | value) & 0xffff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((buffer >>> bits) & 0xff)
  }
  return Uint8Array.from(bytes)
}
