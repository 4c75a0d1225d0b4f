import type { RegisterByEmailRequest } from '#generated/wire/register-by-email-request.ts'
import { COUNTRIES, findCountry } from '../currency/countries.ts'
import { randomText } from '../../kernel/entropy.ts'
import { hashPassword } from '../../kernel/secrets.ts'
import type { CodeRefusalKey } from './codes.ts'
import {
  checkRegistration,
  findMember,
  isRegistered,
  type Registration,
  type TakenKey,
} from '../members/members.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { wireCountry } from './login-info.ts'
import { requireCode } from './require-code.ts'

/** Without 0, O, 1 and I, which people mix up; 32 signs. */
export const INVITE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

type Common = Omit<RegisterByEmailRequest, 'email'>

type RegisterRefusal = TakenKey | CodeRefusalKey | 'registration-failed' | 'wrong-choice' | 'too-short'

/** Registers a member; shared by both ways to register. */
async function register(
  common: Common,
  to: Pick<Registration, 'channel' | 'address'>,
  context: HandlerContext<RegisterRefusal>,
): Promise<null> {
  const { engine, entropy, passwordIterations, setMessage, refuse } = context
  const { username, password, country, code, promotion = '', superPartner } = common
  if (findCountry(country) === undefined) refuse('wrong-choice')
  // oxlint-disable-next-line house/no-rule-copies -- the contract counts blanks around a name, too
  if (username.trim().length < 3) refuse('too-short')
  const registration: Registration = {
    ...to,
    username,
    country,
    code,
    invite: promotion.trim(),
    superPartner: superPartner === '1' ? '1' : '0',
  }
  checkRegistration(engine.view(), registration, refuse)
  await requireCode(engine, { purpose: 'register', ...to }, code, refuse)
  await engine.submit({
    type: 'member.register',
    ...registration,
    password: await hashPassword(password, passwordIterations, entropy),
    promotionCode: randomText(entropy, 8, INVITE_ALPHABET),
  })
  setMessage('registered')
  return null
}

export const registerHandlers: Handlers = {
  registerByPhone({ body }, context) {
    const to = { channel: 'sms', address: body.phone } as const
    if (isRegistered(context.engine.view(), to)) context.refuse('phone-already-exists')
    return register(body, to, context)
  },

  registerByEmail({ body }, context) {
    const to = { channel: 'email', address: body.email } as const
    if (isRegistered(context.engine.view(), to)) context.refuse('email-already-bound')
    return register(body, to, context)
  },

  checkUsername({ body: { username } }, { engine, refuse }) {
    if (findMember(engine.view(), 'username', username)) refuse('activation-fails-username')
    return null
  },

  listCountries: (_input, { language }) => COUNTRIES.map((country) => wireCountry(country, language)),
}
