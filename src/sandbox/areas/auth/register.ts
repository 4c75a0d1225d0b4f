import type { RegisterByEmailRequest } from '#generated/wire/register-by-email-request.ts'
import { COUNTRIES, findCountry } from '../currency/countries.ts'
import { randomText } from '../../kernel/entropy.ts'
import { refuse } from '../../kernel/refusal.ts'
import { hashPassword } from '../../kernel/secrets.ts'
import { checkRegistration, findMember, type Registration } from '../members/members.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { wireCountry } from './login-info.ts'
import { provenCode } from './require-code.ts'

/** Without 0, O, 1 and I, which people mix up; 32 signs. */
export const INVITE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

type Common = Omit<RegisterByEmailRequest, 'email'>

/** What both ways to register share. */
async function register(
  common: Common,
  to: Pick<Registration, 'channel' | 'address'>,
  context: HandlerContext,
): Promise<null> {
  const { engine, entropy, passwordIterations, say } = context
  const { username, password, country, code, promotion = '', superPartner } = common
  if (findCountry(country) === undefined) refuse(500, 'wrong-choice', 'country')
  // Blanks around a name do not make it longer.
  if (username.trim().length < 3) refuse(500, 'too-short', 'username')
  const registration: Registration = {
    ...to,
    username,
    country,
    code,
    invite: promotion.trim(),
    superPartner: superPartner === '1' ? '1' : '0',
  }
  checkRegistration(engine.view(), registration)
  await provenCode(engine, { purpose: 'register', ...to }, code)
  await engine.submit({
    type: 'member.register',
    ...registration,
    password: await hashPassword(password, passwordIterations, entropy),
    promotionCode: randomText(entropy, 8, INVITE_ALPHABET),
  })
  say('registered')
  return null
}

export const registerHandlers: Handlers = {
  registerByPhone: ({ body }, context) => register(body, { channel: 'sms', address: body.phone }, context),

  registerByEmail: ({ body }, context) => register(body, { channel: 'email', address: body.email }, context),

  checkUsername({ body: { username } }, { engine }) {
    if (findMember(engine.view(), 'username', username)) refuse(500, 'activation-fails-username', 'username')
    return null
  },

  listCountries: (_input, { language }) => COUNTRIES.map((country) => wireCountry(country, language)),
}
