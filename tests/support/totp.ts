import { createHmac } from 'node:crypto'
import type { Sandbox } from './sandbox.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits that an authenticator app shows at a time (epoch ms) for a base32 key: RFC 6238, SHA-1, 30 s. */
export function totp(secret: string, time: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A code counts once, so the next one is of a later time. */
export async function nextCode(sandbox: Sandbox, secret: string): Promise<string> {
  await sandbox.jump(30_000)
  return totp(secret, await sandbox.now())
}

/** Spaces are for people. */
function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret.replaceAll(/[\s=]/g, ''))
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}
