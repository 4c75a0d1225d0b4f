import { refuse } from '../../kernel/refusal.ts'
import { verifyPassword } from '../../kernel/secrets.ts'
import { matchTotp } from '#src/core/totp/totp.ts'
import type { Secret } from './commands.ts'
import type { HandlerContext } from '../../http/handler.ts'

/** Runs a check that is counted: after ten wrong tries within ten minutes even the right secret is refused. */
async function counted<T>(
  what: Secret,
  field: string,
  { engine, member }: HandlerContext,
  check: () => Promise<T>,
): Promise<T> {
  const { id } = member()
  await engine.submit({ type: 'secret.attempt', member: id, what, field })
  const right = await check()
  await engine.submit({ type: 'secret.right', member: id, what })
  return right
}

/** @throws Refusal `password-error` or `too-many-attempts` on the field unless it is the caller's log-in password */
export const provenPassword = (password: string, field: string, context: HandlerContext): Promise<void> =>
  counted('password', field, context, async () => {
    if (!(await verifyPassword(password, context.member().password))) refuse(500, 'password-error', field)
  })

/**
 * @throws Refusal `no-set-jypassword` without a fund password; `error-jypassword` or `too-many-attempts` on the field
 * unless it is the caller's
 */
export const provenFundPassword = (password: string, field: string, context: HandlerContext): Promise<void> =>
  counted('fund', field, context, async () => {
    const kept = context.member().fundPassword ?? refuse(500, 'no-set-jypassword')
    if (!(await verifyPassword(password, kept))) refuse(500, 'error-jypassword', field)
  })

/** How an operation refuses an authenticator code. */
type StepRefusal = {
  readonly field: string
  readonly key: 'validation-failed' | 'verification-code-incorrect'
}

/** The step of an authenticator code. @throws Refusal `validation-failed` or `too-many-attempts` on `codes`, or as told */
export const provenStep = (
  { secret, used }: { readonly secret: string; readonly used: number },
  code: string,
  context: HandlerContext,
  { field, key }: StepRefusal = { field: 'codes', key: 'validation-failed' },
): Promise<number> =>
  counted('totp', field, context, async () => {
    const step = await matchTotp(secret, code, context.engine.now(), used)
    return step ?? refuse(500, key, field)
  })
