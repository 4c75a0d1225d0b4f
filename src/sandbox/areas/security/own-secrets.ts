import { verifyPassword } from '../../kernel/secrets.ts'
import { matchTotp } from '#src/core/totp/totp.ts'
import type { Secret } from './commands.ts'
import type { HandlerContext } from '../../http/handler.ts'

/** Runs a check that is counted: after ten wrong tries within ten minutes even the right secret is refused. */
async function counted<T>(
  what: Secret,
  { engine, member }: HandlerContext<'too-many-attempts'>,
  check: () => Promise<T>,
): Promise<T> {
  const { id } = member()
  await engine.submit({ type: 'secret.attempt', member: id, what })
  const right = await check()
  await engine.submit({ type: 'secret.right', member: id, what })
  return right
}

/** @throws Refusal `password-error` or `too-many-attempts` unless it is the caller's log-in password */
export const provenPassword = (
  password: string,
  context: HandlerContext<'password-error' | 'too-many-attempts'>,
): Promise<void> =>
  counted('password', context, async () => {
    if (!(await verifyPassword(password, context.member().password))) context.refuse('password-error')
  })

/**
 * @throws Refusal `no-set-jypassword` without a fund password; `error-jypassword` or `too-many-attempts`
 * unless it is the caller's
 */
export const provenFundPassword = (
  password: string,
  context: HandlerContext<'no-set-jypassword' | 'error-jypassword' | 'too-many-attempts'>,
): Promise<void> =>
  counted('fund', context, async () => {
    const kept = context.member().fundPassword ?? context.refuse('no-set-jypassword')
    if (!(await verifyPassword(password, kept))) context.refuse('error-jypassword')
  })

/** The step of an authenticator code. @throws Refusal with the key `wrong`, or `too-many-attempts` */
export const provenStep = <Wrong extends string>(
  { secret, used }: { readonly secret: string; readonly used: number },
  code: string,
  wrong: Wrong,
  context: HandlerContext<Wrong | 'too-many-attempts'>,
): Promise<number> =>
  counted('totp', context, async () => {
    const step = await matchTotp(secret, code, context.engine.now(), used)
    return step ?? context.refuse(wrong)
  })
