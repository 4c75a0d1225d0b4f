import { newToken, tokenDigest, verifyPassword } from '../../kernel/secrets.ts'
import { matchTotp } from '#src/core/totp/totp.ts'
import { findMember, type Member } from '../members/members.ts'
import type { State } from '../state.ts'
import type { Handlers } from '../../http/handler.ts'
import { loginInfo } from './login-info.ts'

/** An account is named by e-mail address or by phone number; the country only counts for a phone. */
function namedMember(state: State, account: string, country: string | undefined): Member | undefined {
  const byEmail = findMember(state, 'email', account)
  if (byEmail !== undefined) return byEmail
  const byPhone = findMember(state, 'phone', account)
  return country === undefined || byPhone?.country === country ? byPhone : undefined
}

/** A hash that no password matches, so that an unknown account takes as long as a wrong password. */
const nobody = (iterations: number) =>
  ({ scheme: 'pbkdf2-sha256', iterations, salt: '00', hash: '' }) as const

export const logInHandlers: Handlers = {
  async logIn({ body: { username, password, country, code } }, context) {
    const { engine, entropy, passwordIterations, refuse } = context
    const found = namedMember(engine.view(), username, country)
    // An attempt that is never judged does not count as one.
    const right = await verifyPassword(password, found?.password ?? nobody(passwordIterations), () =>
      engine.submit({ type: 'session.attempt', account: username }),
    )
    if (found === undefined || !right) return refuse('user-password-error')
    const { id, passwordVersion, disabled, totp } = found
    if (disabled) refuse('account-activation-disabled')
    const step =
      totp && code !== undefined ? await matchTotp(totp.secret, code, engine.now(), totp.used) : null
    if (totp !== null && typeof step !== 'number') refuse('google-code-needed')
    const token = newToken(entropy)
    const digest = await tokenDigest(token)
    const opened = { account: username, member: id, passwordVersion, digest, step: step ?? null }
    await engine.submit({ type: 'session.open', ...opened })
    return { ...loginInfo(engine.view(), id, context), token }
  },

  checkLogin: (_input, { session }) => session !== null,

  async logOut(_input, { engine, session, setMessage, refuse }) {
    if (session === null) return refuse('logout-failed')
    await engine.submit({ type: 'session.close', digest: session })
    setMessage('logout-success')
    return null
  },
}
