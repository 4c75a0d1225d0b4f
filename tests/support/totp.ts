import { totpCode, totpStep } from '#src/core/totp/totp.ts'
import type { Sandbox } from './sandbox.ts'

/** The six digits that an authenticator app shows at a time (epoch ms) for a base32 key. */
export const totp = (secret: string, time: number): Promise<string> => totpCode(secret, totpStep(time))

/** A code counts once, so the next one is of a later time. */
export async function nextCode(sandbox: Sandbox, secret: string): Promise<string> {
  await sandbox.jump(30_000)
  return totp(secret, await sandbox.now())
}
