import { findCountry } from '../currency/countries.ts'
import { randomDigits } from '../../kernel/entropy.ts'
import type { Target } from './codes.ts'
import { findMember } from '../members/members.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'

/** Sends six digits to the inbox. @throws Refusal `frequently-request` within a minute of the last ones */
export async function sendCode(
  target: Target & { readonly country?: string },
  { engine, entropy, say }: HandlerContext<'frequently-request'>,
): Promise<null> {
  await engine.submit({ type: 'code.send', ...target, code: randomDigits(entropy, 6) })
  say('code-sent')
  return null
}

/** The same for operations with a key of their own for asking too soon. @throws Refusal `email-already-send` */
export async function sendMail(
  target: Target,
  { engine, entropy, say }: HandlerContext<'email-already-send'>,
): Promise<null> {
  await engine.submit({ type: 'code.mail', ...target, code: randomDigits(entropy, 6) })
  say('code-sent')
  return null
}

/** The codes arrive in the sandbox's inbox. */
export const sendCodeHandlers: Handlers = {
  sendRegisterEmailCode({ body: { email } }, context) {
    if (findMember(context.engine.view(), 'email', email)) context.refuse('email-already-bound')
    return sendMail({ purpose: 'register', channel: 'email', address: email }, context)
  },

  sendRegisterPhoneCode({ body: { phone, country } }, context) {
    if (findCountry(country) === undefined) context.refuse('request-illegal')
    if (findMember(context.engine.view(), 'phone', phone)) context.refuse('phone-already-exists')
    return sendCode({ purpose: 'register', channel: 'sms', address: phone }, context)
  },

  sendResetPhoneCode({ body: { account } }, context) {
    if (!findMember(context.engine.view(), 'phone', account)) context.refuse('member-not-exists')
    return sendCode({ purpose: 'reset-password', channel: 'sms', address: account }, context)
  },

  sendResetEmailCode({ body: { account } }, context) {
    if (!findMember(context.engine.view(), 'email', account)) context.refuse('member-not-exists')
    return sendCode({ purpose: 'reset-password', channel: 'email', address: account }, context)
  },
}
