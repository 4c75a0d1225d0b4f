import { findCountry } from '../currency/countries.ts'
import { isPhoneOf } from '../real-names/phone-numbers.ts'
import { randomDigits } from '../../kernel/entropy.ts'
import type { Target } from './codes.ts'
import { mayBeSent } from './code-limit.ts'
import { findMember } from '../members/members.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'

/** Sends six digits to the inbox. @throws Refusal `frequently-request` within a minute of the last ones, or after many */
export async function sendCode(
  target: Target & { readonly country?: string },
  { engine, entropy, visitor, setMessage, refuse }: HandlerContext<'frequently-request'>,
): Promise<null> {
  if (!mayBeSent(engine, visitor, target.address)) refuse('frequently-request')
  await engine.submit({ type: 'code.send', ...target, code: randomDigits(entropy, 6) })
  setMessage('code-sent')
  return null
}

/** The same for operations with a key of their own for asking too soon. @throws Refusal `email-already-send` */
export async function sendMail(
  target: Target,
  { engine, entropy, visitor, setMessage, refuse }: HandlerContext<'email-already-send'>,
): Promise<null> {
  if (!mayBeSent(engine, visitor, target.address)) refuse('email-already-send')
  await engine.submit({ type: 'code.mail', ...target, code: randomDigits(entropy, 6) })
  setMessage('code-sent')
  return null
}

/** The codes arrive in the sandbox's inbox. */
export const sendCodeHandlers: Handlers = {
  sendRegisterEmailCode({ body: { email } }, context) {
    if (findMember(context.engine.view(), 'email', email)) context.refuse('email-already-bound')
    return sendMail({ purpose: 'register', channel: 'email', address: email }, context)
  },

  sendRegisterPhoneCode({ body: { phone, country } }, context) {
    const { iso } = findCountry(country) ?? context.refuse('request-illegal')
    if (!isPhoneOf(iso, phone)) context.refuse('phone-empty-or-incorrect')
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
