import { createHmac } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP = 30_000

/** Whether a text can be the key of an authenticator app: base32 of at least 80 bits. */
export const isTotpKey = (text: string): boolean => /^[A-Z2-7]{16,128}=*$/.test(text)

/**
 * The six digits that an authenticator app shows (RFC 6238, SHA-1, steps of 30 s).
 * @param time epoch milliseconds on the server's clock
 */
export function totp(key: string, time: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / STEP)))
  const mac = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const word = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 0xf) & 0x7fff_ffff
  return String(word % 1_000_000).padStart(6, '0')
}

/** Milliseconds until the app shows another code, and a little more: clocks differ. */
export const untilNextCode = (time: number): number => STEP - (time % STEP) + 1000

/** The code of this step and those around it: clocks differ, and a code counts once. */
export const totpAround = (key: string, time: number): string[] =>
  [0, 1, 2].map((steps) => totp(key, time + (steps === 2 ? -1 : steps) * STEP))

/** Base32 (RFC 4648), padded or not. */
function bytesOf(text: string): Buffer {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const sign of text.replace(/=+$/, '')) {
    held = ((held << 5) | BASE32.indexOf(sign)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >>> bits) & 0xff)
  }
  return Buffer.from(bytes)
}
