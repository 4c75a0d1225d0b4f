import { findCountry } from '../currency/countries.ts'
import { isPhoneOf } from '../real-names/phone-numbers.ts'
import { refuse } from '../../kernel/refusal.ts'
import { hashPassword, verifyPassword } from '../../kernel/secrets.ts'
import {
  ASKED_FIRST,
  boundEmail,
  boundPhone,
  checkPhoneFree,
  mail,
  NEW_EMAIL,
  OLD_EMAIL,
  sms,
} from './commands.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { provenFundPassword, provenPassword } from './own-secrets.ts'
import { provenCode } from '../auth/require-code.ts'

const keptOf = (password: string, { passwordIterations, entropy }: HandlerContext) =>
  hashPassword(password, passwordIterations, entropy)

/**
 * A fund password protects coins from somebody who knows the log-in password, so it must not be the same.
 * @throws Refusal `same-as-login-password` on the field
 */
async function newFundPassword(password: string, field: string, context: HandlerContext) {
  if (await verifyPassword(password, context.member().password)) refuse(500, 'same-as-login-password', field)
  return keptOf(password, context)
}

function checkPhone(phone: string, { engine, member }: HandlerContext): void {
  if (!isPhoneOf(findCountry(member().country)?.iso, phone)) refuse(500, 'phone-format-error', 'phone')
  checkPhoneFree(engine.view(), member(), phone)
}

export const securityHandlers: Handlers = {
  async bindEmail({ body: { email, code, password } }, context) {
    const { engine, member, say } = context
    if (member().email !== null) refuse(500, 'repeat-email-request')
    await provenCode(engine, mail('bind-email', email), code, ASKED_FIRST)
    await provenPassword(password, 'password', context)
    await engine.submit({ type: 'member.bindEmail', member: member().id, address: email, code })
    say('bound')
    return null
  },

  async changeEmail({ body: { oldEmailCode, newEmailCode, newEmail } }, { engine, member, say }) {
    await provenCode(engine, mail('leave-email', boundEmail(member())), oldEmailCode, OLD_EMAIL)
    await provenCode(engine, mail('change-email', newEmail), newEmailCode, NEW_EMAIL)
    const codes = { oldCode: oldEmailCode, newCode: newEmailCode }
    await engine.submit({ type: 'member.changeEmail', member: member().id, address: newEmail, ...codes })
    say('changed')
    return null
  },

  /** The country chosen with the code becomes the member's, so the number was checked against it there. */
  async bindPhone({ body: { phone, code, password } }, context) {
    const { engine, member, say } = context
    if (member().phone !== null) refuse(500, 'repeat-phone-request')
    checkPhoneFree(engine.view(), member(), phone)
    await provenCode(engine, sms('bind-phone', phone), code, ASKED_FIRST)
    await provenPassword(password, 'password', context)
    await engine.submit({ type: 'member.bindPhone', member: member().id, address: phone, code })
    say('bound')
    return null
  },

  async changePhone({ body: { password, phone, code } }, context) {
    const { engine, member, say } = context
    const old = boundPhone(member())
    checkPhone(phone, context)
    await provenCode(engine, sms('change-phone', old), code, ASKED_FIRST)
    await provenPassword(password, 'password', context)
    await engine.submit({ type: 'member.changePhone', member: member().id, address: phone, code })
    say('changed')
    return null
  },

  async changeLoginPassword({ body: { oldPassword, newPassword, code } }, context) {
    const { engine, member, session, say } = context
    await provenPassword(oldPassword, 'oldPassword', context)
    await provenCode(engine, sms('login-password', boundPhone(member())), code, ASKED_FIRST)
    const password = await keptOf(newPassword, context)
    await engine.submit({
      type: 'member.changePassword',
      member: member().id,
      password,
      code,
      digest: session,
    })
    say('password-changed')
    return null
  },

  async setFundPassword({ body: { jyPassword } }, context) {
    const { engine, member, say } = context
    if (member().fundPassword !== null) refuse(500, 'repeat-setting')
    const password = await newFundPassword(jyPassword, 'jyPassword', context)
    await engine.submit({ type: 'fund.set', member: member().id, password })
    say('fund-password-set')
    return null
  },

  async changeFundPassword({ body: { oldPassword, newPassword } }, context) {
    const { engine, member, say } = context
    await provenFundPassword(oldPassword, 'oldPassword', context)
    const password = await newFundPassword(newPassword, 'newPassword', context)
    await engine.submit({ type: 'fund.change', member: member().id, password })
    say('fund-password-changed')
    return null
  },

  async resetFundPassword({ body: { newPassword, code } }, context) {
    const { engine, member, say } = context
    await provenCode(engine, sms('fund-password', boundPhone(member())), code, ASKED_FIRST)
    const password = await newFundPassword(newPassword, 'newPassword', context)
    await engine.submit({ type: 'fund.reset', member: member().id, password, code })
    say('fund-password-changed')
    return null
  },
}
