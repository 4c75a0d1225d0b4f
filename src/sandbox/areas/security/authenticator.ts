import { randomText } from '../../kernel/entropy.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Handlers } from '../../http/handler.ts'
import { provenPassword, provenStep } from './own-secrets.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const ISSUER = 'Openbourse'

export const authenticatorHandlers: Handlers = {
  /** Nothing is kept: the key counts from the moment its first code comes back with it. */
  startAuthenticator(_input, { entropy, member }) {
    const secret = randomText(entropy, 32, BASE32)
    const label = `${ISSUER}:${encodeURIComponent(member().username)}`
    return { secret, link: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}` }
  },

  async bindAuthenticator({ query: { codes, secret } }, context) {
    const { engine, member, say } = context
    if (member().totp !== null) refuse(500, 'binding-failed')
    const key = secret.replace(/=+$/, '')
    const step = await provenStep({ secret: key, used: 0 }, codes, context)
    await engine.submit({ type: 'totp.bind', member: member().id, secret: key, step })
    say('bound')
    return null
  },

  async unbindAuthenticator({ query: { codes, password } }, context) {
    const { engine, member, say } = context
    const totp = member().totp ?? refuse(500, 'unbinding-failed')
    await provenPassword(password, 'password', context)
    const step = await provenStep(totp, codes, context)
    await engine.submit({ type: 'totp.unbind', member: member().id, step })
    say('unbound')
    return null
  },

  /** Only a look: the code still counts for what it was asked for. */
  async checkAuthenticatorCode({ query: { codes } }, context) {
    const totp = context.member().totp ?? refuse(500, 'validation-failed', 'codes')
    await provenStep(totp, codes, context)
    return null
  },
}
