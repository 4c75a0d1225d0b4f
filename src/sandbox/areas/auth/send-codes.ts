import { findCountry } from '../currency/countries.ts'
import { randomDigits } from '../../kernel/entropy.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Target } from './codes.ts'
import { findMember } from '../members/members.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'

/** Sends six digits to the inbox. @throws Refusal `frequently-request` within a minute of the last ones */
export async function sendCode(
  target: Target & { readonly country?: string },
  { engine, entropy, say }: HandlerContext,
): Promise<null> {
  await engine.submit({ type: 'code.send', ...target, code: randomDigits(entropy, 6) })
  say('code-sent')
  return null
}

/** The codes arrive in the sandbox's inbox. */
export const sendCodeHandlers: Handlers = {
  sendRegisterEmailCode({ body: { email } }, context) {
    if (findMember(context.engine.view(), 'email', email)) refuse(500, 'email-already-bound', 'email')
    return sendCode({ purpose: 'register', channel: 'email', address: email }, context)
  },

  sendRegisterPhoneCode({ body: { phone, country } }, context) {
    if (findCountry(country) === undefined) refuse(500, 'request-illegal', 'country')
    if (findMember(context.engine.view(), 'phone', phone)) refuse(500, 'phone-already-exists', 'phone')
    return sendCode({ purpose: 'register', channel: 'sms', address: phone }, context)
  },

  sendResetPhoneCode({ body: { account } }, context) {
    if (!findMember(context.engine.view(), 'phone', account)) refuse(500, 'member-not-exists', 'account')
    return sendCode({ purpose: 'reset-password', channel: 'sms', address: account }, context)
  },

  sendResetEmailCode({ body: { account } }, context) {
    if (!findMember(context.engine.view(), 'email', account)) refuse(500, 'member-not-exists', 'account')
    return sendCode({ purpose: 'reset-password', channel: 'email', address: account }, context)
  },
}
