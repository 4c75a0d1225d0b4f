import { randomText } from '../../kernel/entropy.ts'
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
    const { engine, member, say, refuse } = context
    if (member().totp !== null) refuse('binding-failed')
    const key = secret.replace(/=+$/, '')
    const step = await provenStep({ secret: key, used: 0 }, codes, 'validation-failed', context)
    await engine.submit({ type: 'totp.bind', member: member().id, secret: key, step })
    say('bound')
    return null
  },

  async unbindAuthenticator({ query: { codes, password } }, context) {
    const { engine, member, say, refuse } = context
    const totp = member().totp ?? refuse('unbinding-failed')
    await provenPassword(password, context)
    const step = await provenStep(totp, codes, 'validation-failed', context)
    await engine.submit({ type: 'totp.unbind', member: member().id, step })
    say('unbound')
    return null
  },

  /** Only a look: the code still counts for what it was asked for. */
  async checkAuthenticatorCode({ query: { codes } }, context) {
    const totp = context.member().totp ?? context.refuse('validation-failed')
    await provenStep(totp, codes, 'validation-failed', context)
    return null
  },
}
