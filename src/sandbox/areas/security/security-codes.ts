import { findCountry } from '../currency/countries.ts'
import { isPhoneOf } from '../real-names/phone-numbers.ts'
import type { CodePurpose } from '../auth/codes.ts'
import { boundEmail, checkPhoneFree, isEmailTaken, mail, ownSms, sms } from './commands.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { sendCode, sendMail } from '../auth/send-codes.ts'

/** A code to the number that the caller has. */
export const sendOwnSms =
  (purpose: CodePurpose) =>
  (_input: unknown, context: HandlerContext<'not-bind-phone' | 'frequently-request'>): Promise<null> =>
    sendCode(ownSms(purpose, context.member(), context.refuse), context)

export const securityCodeHandlers: Handlers = {
  sendBindEmailCode({ body: { email } }, context) {
    const member = context.member()
    if (member.email !== null) context.refuse('bind-email-repeat')
    if (isEmailTaken(context.engine.view(), member, email)) context.refuse('email-already-bound')
    return sendCode(mail('bind-email', email), context)
  },

  sendOldEmailCode: (_input, context) =>
    sendMail(mail('leave-email', boundEmail(context.member(), context.refuse)), context),

  sendNewEmailCode({ body: { email } }, context) {
    const member = context.member()
    if (isEmailTaken(context.engine.view(), member, email)) context.refuse('repeat-email-request')
    return sendMail(mail('change-email', email), context)
  },

  sendBindPhoneCode({ body: { phone, country } }, context) {
    const member = context.member()
    if (member.phone !== null) context.refuse('repeat-phone-request')
    const chosen = findCountry(country ?? member.country)
    if (chosen === undefined) return context.refuse('request-illegal')
    if (!isPhoneOf(chosen.iso, phone)) context.refuse('phone-empty-or-incorrect')
    checkPhoneFree(context.engine.view(), member, phone, context.refuse)
    return sendCode({ ...sms('bind-phone', phone), country: chosen.zhName }, context)
  },

  sendChangePhoneCode: sendOwnSms('change-phone'),
  sendLoginPasswordCode: sendOwnSms('login-password'),
  sendFundPasswordCode: sendOwnSms('fund-password'),
}
