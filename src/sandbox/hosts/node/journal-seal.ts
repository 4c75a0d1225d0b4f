import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { JournalMismatch } from '../../kernel/replay.ts'

/** AES-256 in GCM (NIST SP 800-38D): bytes of key, nonce and tag. */
const [CIPHER, KEY, NONCE, TAG] = ['aes-256-gcm', 32, 12, 16] as const

/** Encrypts what is kept in a journal, bound to its place there. */
export type Seal = {
  /** Returns nonce, encrypted bytes and tag. */
  close(bytes: Uint8Array, place: string): Uint8Array
  /** Inverse of `close`. @throws Error when the bytes are not what was closed with this key at this place */
  open(sealed: Uint8Array, place: string): Uint8Array
}

export function createSeal(bytesOfKey: Uint8Array): Seal {
  const key = createSecretKey(bytesOfKey)
  return {
    close(bytes, place) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place))
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, place) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-TAG))
      const bytes = decipher.update(sealed.subarray(NONCE, -TAG))
      // The mode gives all at once; the end only says whether it is what was closed.
      decipher.final()
      return bytes
    },
  }
}

/** Reads the key of a journal, or makes one that only its owner may read. @throws JournalMismatch when the file is not a key */
export function keyIn(file: string): Uint8Array {
  if (!existsSync(file)) writeKey(file)
  const key = readFileSync(file)
  if (key.length !== KEY) throw new JournalMismatch(`${file} is not a key of ${KEY} bytes`)
  return key
}

/** It is whole, and on the disk, before anything is encrypted with it. */
function writeKey(file: string): void {
  const part = `${file}.part`
  const at = openSync(part, 'w', 0o600)
  writeSync(at, randomBytes(KEY))
  fsyncSync(at)
  closeSync(at)
  renameSync(part, file)
}
