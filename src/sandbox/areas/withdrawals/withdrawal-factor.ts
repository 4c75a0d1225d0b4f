import type { SecondFactor as CodeType } from '#generated/wire/second-factor.ts'
import { refuse } from '../../kernel/refusal.ts'
import { mail, sms } from '../security/commands.ts'
import type { SecondFactor } from './commands.ts'
import type { HandlerContext } from '../../http/handler.ts'
import { provenStep } from '../security/own-secrets.ts'
import { provenCode } from '../auth/require-code.ts'

const EMAIL = 1
const SMS = 2

/**
 * Checks the code of a withdrawal.
 * @throws Refusal `not-bind-…` on `codeType` for a factor that the caller has not; as `provenCode` or `provenStep` on `code`
 */
export async function provenFactor(
  type: CodeType,
  code: string,
  context: HandlerContext,
): Promise<SecondFactor> {
  const { engine, member } = context
  const { phone, email, totp } = member()
  if (type === SMS) {
    const address = phone ?? refuse(500, 'not-bind-phone', 'codeType')
    await provenCode(engine, sms('withdraw', address), code)
    return { by: 'sms', code }
  }
  if (type === EMAIL) {
    const address = email ?? refuse(500, 'not-bind-email', 'codeType')
    await provenCode(engine, mail('withdraw', address), code)
    return { by: 'email', code }
  }
  const app = totp ?? refuse(500, 'not-bind-google', 'codeType')
  const wrong = { field: 'code', key: 'verification-code-incorrect' } as const
  return { by: 'totp', step: await provenStep(app, code, context, wrong) }
}
