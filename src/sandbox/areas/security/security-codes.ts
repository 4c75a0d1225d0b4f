import { findCountry } from '../currency/countries.ts'
import { isPhoneOf } from '../real-names/phone-numbers.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import type { CodePurpose } from '../auth/codes.ts'
import { boundEmail, boundPhone, checkEmailFree, checkPhoneFree, mail, sms } from './commands.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { sendCode } from '../auth/send-codes.ts'

/** A code to the number that the caller has. */
export const sendOwnSms =
  (purpose: CodePurpose) =>
  (_input: unknown, context: HandlerContext): Promise<null> =>
    sendCode(sms(purpose, boundPhone(context.member())), context)

/** The two calls that change an address have words of their own for asking too soon. */
const unlessSent = (error: unknown): never => {
  if (error instanceof Refusal && error.key === 'frequently-request') refuse(500, 'email-already-send')
  throw error
}

export const securityCodeHandlers: Handlers = {
  sendBindEmailCode({ body: { email } }, context) {
    const member = context.member()
    if (member.email !== null) refuse(500, 'bind-email-repeat')
    const taken = { field: 'email', key: 'email-already-bound' } as const
    checkEmailFree(context.engine.view(), member, email, taken)
    return sendCode(mail('bind-email', email), context)
  },

  sendOldEmailCode: (_input, context) =>
    sendCode(mail('leave-email', boundEmail(context.member())), context).catch(unlessSent),

  sendNewEmailCode({ body: { email } }, context) {
    const member = context.member()
    boundEmail(member)
    const taken = { field: 'email', key: 'repeat-email-request' } as const
    checkEmailFree(context.engine.view(), member, email, taken)
    return sendCode(mail('change-email', email), context).catch(unlessSent)
  },

  sendBindPhoneCode({ body: { phone, country } }, context) {
    const member = context.member()
    if (member.phone !== null) refuse(500, 'repeat-phone-request')
    const chosen = findCountry(country ?? member.country)
    if (chosen === undefined) refuse(500, 'request-illegal', 'country')
    if (!isPhoneOf(chosen.iso, phone)) refuse(500, 'phone-empty-or-incorrect', 'phone')
    checkPhoneFree(context.engine.view(), member, phone)
    return sendCode({ ...sms('bind-phone', phone), country: chosen.zhName }, context)
  },

  sendChangePhoneCode: sendOwnSms('change-phone'),
  sendLoginPasswordCode: sendOwnSms('login-password'),
  sendFundPasswordCode: sendOwnSms('fund-password'),
}
