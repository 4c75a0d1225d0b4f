import { SecondFactor as CodeType } from '#generated/wire/second-factor.ts'
import type { CodeRefusalKey } from '../auth/codes.ts'
import { mail, sms } from '../security/commands.ts'
import type { SecondFactor } from './commands.ts'
import type { HandlerContext } from '../../http/handler.ts'
import { provenStep } from '../security/own-secrets.ts'
import { provenCode } from '../auth/require-code.ts'

type FactorRefusal =
  | CodeRefusalKey
  | 'not-bind-phone'
  | 'not-bind-email'
  | 'not-bind-google'
  | 'too-many-attempts'

/**
 * Checks the code of a withdrawal.
 * @throws Refusal `not-bind-…` on `codeType` for a factor that the caller has not; as `provenCode` or `provenStep` on `code`
 */
export async function provenFactor(
  type: CodeType,
  code: string,
  context: HandlerContext<FactorRefusal>,
): Promise<SecondFactor> {
  const { engine, member, refuse } = context
  const { phone, email, totp } = member()
  if (type === CodeType.PHONE) {
    const address = phone ?? refuse('not-bind-phone')
    await provenCode(engine, sms('withdraw', address), code, refuse)
    return { by: 'sms', code }
  }
  if (type === CodeType.EMAIL) {
    const address = email ?? refuse('not-bind-email')
    await provenCode(engine, mail('withdraw', address), code, refuse)
    return { by: 'email', code }
  }
  const app = totp ?? refuse('not-bind-google')
  return { by: 'totp', step: await provenStep(app, code, 'verification-code-incorrect', context) }
}
