import { findCountry } from '../currency/countries.ts'
import { isPhoneOf } from '../real-names/phone-numbers.ts'
import { hashPassword, verifyPassword } from '../../kernel/secrets.ts'
import { asNotAskedFor } from '../auth/codes.ts'
import { boundEmail, boundPhone, checkPhoneFree, mail, ownSms, sms } from './commands.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { requireFundPassword, requirePassword } from './own-secrets.ts'
import { requireCode } from '../auth/require-code.ts'

const keptOf = (
  password: string,
  { passwordIterations, entropy }: Pick<HandlerContext, 'passwordIterations' | 'entropy'>,
) => hashPassword(password, passwordIterations, entropy)

/**
 * A fund password protects coins from somebody who knows the log-in password, so it must not be the same.
 * @throws Refusal `same-as-login-password`
 */
async function newFundPassword(password: string, context: HandlerContext<'same-as-login-password'>) {
  if (await verifyPassword(password, context.member().password)) context.refuse('same-as-login-password')
  return keptOf(password, context)
}

function checkPhone(
  phone: string,
  { engine, member, refuse }: HandlerContext<'phone-format-error' | 'phone-already-bound'>,
): void {
  if (!isPhoneOf(findCountry(member().country)?.iso, phone)) refuse('phone-format-error')
  checkPhoneFree(engine.view(), member(), phone, refuse)
}

export const securityHandlers: Handlers = {
  async bindEmail({ body: { email, code, password } }, context) {
    const { engine, member, setMessage, refuse } = context
    if (member().email !== null) refuse('repeat-email-request')
    await requireCode(engine, mail('bind-email', email), code, asNotAskedFor(refuse))
    await requirePassword(password, context)
    await engine.submit({ type: 'member.bindEmail', member: member().id, address: email, code })
    setMessage('bound')
    return null
  },

  async changeEmail(
    { body: { oldEmailCode, newEmailCode, newEmail } },
    { engine, member, setMessage, refuse },
  ) {
    await requireCode(
      engine,
      mail('leave-email', boundEmail(member(), refuse)),
      oldEmailCode,
      asNotAskedFor(refuse, 'oldEmailCode'),
    )
    await requireCode(
      engine,
      mail('change-email', newEmail),
      newEmailCode,
      asNotAskedFor(refuse, 'newEmailCode'),
    )
    const codes = { oldCode: oldEmailCode, newCode: newEmailCode }
    await engine.submit({ type: 'member.changeEmail', member: member().id, address: newEmail, ...codes })
    setMessage('changed')
    return null
  },

  /** The country chosen with the code becomes the member's, so the number was checked against it there. */
  async bindPhone({ body: { phone, code, password } }, context) {
    const { engine, member, setMessage, refuse } = context
    if (member().phone !== null) refuse('repeat-phone-request')
    checkPhoneFree(engine.view(), member(), phone, refuse)
    await requireCode(engine, sms('bind-phone', phone), code, asNotAskedFor(refuse))
    await requirePassword(password, context)
    await engine.submit({ type: 'member.bindPhone', member: member().id, address: phone, code })
    setMessage('bound')
    return null
  },

  async changePhone({ body: { password, phone, code } }, context) {
    const { engine, member, setMessage, refuse } = context
    const old = boundPhone(member(), refuse)
    checkPhone(phone, context)
    await requireCode(engine, sms('change-phone', old), code, asNotAskedFor(refuse))
    await requirePassword(password, context)
    await engine.submit({ type: 'member.changePhone', member: member().id, address: phone, code })
    setMessage('changed')
    return null
  },

  async changeLoginPassword({ body: { oldPassword, newPassword, code } }, context) {
    const { engine, member, session, setMessage, refuse } = context
    await requirePassword(oldPassword, context)
    await requireCode(engine, ownSms('login-password', member(), refuse), code, asNotAskedFor(refuse))
    const password = await keptOf(newPassword, context)
    await engine.submit({
      type: 'member.changePassword',
      member: member().id,
      password,
      code,
      digest: session,
    })
    setMessage('password-changed')
    return null
  },

  async setFundPassword({ body: { jyPassword } }, context) {
    const { engine, member, setMessage, refuse } = context
    if (member().fundPassword !== null) refuse('repeat-setting')
    const password = await newFundPassword(jyPassword, context)
    await engine.submit({ type: 'fund.set', member: member().id, password })
    setMessage('fund-password-set')
    return null
  },

  async changeFundPassword({ body: { oldPassword, newPassword } }, context) {
    const { engine, member, setMessage } = context
    await requireFundPassword(oldPassword, context)
    const password = await newFundPassword(newPassword, context)
    await engine.submit({ type: 'fund.change', member: member().id, password })
    setMessage('fund-password-changed')
    return null
  },

  async resetFundPassword({ body: { newPassword, code } }, context) {
    const { engine, member, setMessage, refuse } = context
    await requireCode(engine, ownSms('fund-password', member(), refuse), code, asNotAskedFor(refuse))
    const password = await newFundPassword(newPassword, context)
    await engine.submit({ type: 'fund.reset', member: member().id, password, code })
    setMessage('fund-password-changed')
    return null
  },
}
