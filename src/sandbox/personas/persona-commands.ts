import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { COINS } from '../areas/wallets/coins.ts'
import { PAYMENT_FIELDS, PAYMENT_TYPES } from '../areas/payments/payment-types.ts'
import { type Entropy, randomText } from '../kernel/entropy.ts'
import { hashPassword } from '../kernel/secrets.ts'
import { PERSONA_ADS, PERSONA_TRADES } from '../areas/ads/personas.ts'
import type { PastCommand } from './past-command.ts'
import { HISTORY_DAYS, traderHistory } from './persona-history.ts'
import { type Persona, PERSONA_PASSWORD, PERSONAS } from './personas.ts'
import { FIRST_MEMBER, blankMember } from '../areas/members/members.ts'
import type { PromotionSeedCommand } from '../areas/promotion/seeds.ts'
import type { SeedCommand } from './seeds.ts'

/** The password is no secret, so it is not hashed at length. */
const PERSONA_ITERATIONS = 1000

const DAY = 86_400_000
function seededPayment([code, ...texts]: readonly [string, ...string[]]) {
  const type = PAYMENT_TYPES.find((each) => each.code === code)
  if (type === undefined) throw new RangeError(`no payment type ${code}`)
  const values = PAYMENT_FIELDS.map((_field, index) => {
    const text = texts[index]
    return text === undefined ? null : { text }
  })
  return { kind: type.id, values }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The command that makes a persona, `age` milliseconds after it registered. */
async function memberCommand(persona: Persona, age: number, entropy: Entropy): Promise<SeedCommand> {
  const { name, phone, country, level, realName, invite, invitedBy = null } = persona
  const { authenticator, balances = {}, payments = [], contracts = [] } = persona
  const secret = authenticator ? randomText(entropy, 32, BASE32) : null
  return {
    type: 'seed.member',
    member: {
      ...blankMember,
      username: name,
      email: persona.email,
      phone,
      country,
      level,
      realName,
      promotionCode: invite,
      password: await hashPassword(PERSONA_PASSWORD, PERSONA_ITERATIONS, entropy),
      // Verified members have gone through all of setting up; their fund password is the same.
      fundPassword: level > 0 ? await hashPassword(PERSONA_PASSWORD, PERSONA_ITERATIONS, entropy) : null,
      totp: secret === null ? null : { secret, used: 0 },
    },
    invite: invitedBy,
    age,
    payments: payments.map(seededPayment),
    ...(persona.deposit === undefined
      ? {}
      : {
          merchant: { coin: 'USDT', units: toUnits(decimal(persona.deposit.USDT), 8) },
          ads: PERSONA_ADS,
          trades: PERSONA_TRADES,
        }),
    balances: [
      ...Object.entries(balances).map(([coin, amount]) => ['spot', coin, amount] as const),
      ...contracts,
    ].map(([kind, coin, amount]) => ({
      kind,
      coin,
      units: toUnits(decimal(amount), COINS.find(({ unit }) => unit === coin)?.scale ?? 0),
    })),
  }
}

/** Returns the command that fills the referral programme, to run once all personas exist. */
async function promotionCommand(entropy: Entropy): Promise<PromotionSeedCommand> {
  return {
    type: 'seed.promotion',
    password: await hashPassword(randomText(entropy, 32, BASE32), 1, entropy),
    card: {
      secret: `PARTNER5${randomText(entropy, 5, BASE32)}`,
      giver: 'PARTNER5',
      redeemers: ['ANNA2222', 'BERT2222'],
    },
    traders: ['ANNA2222', 'BERT2222', 'DORA2222', 'CLEO2222'],
  }
}

/** The commands that make the personas, in order: those with a past come first, as they were there first. */
export async function personaCommands(entropy: Entropy, histories: boolean): Promise<PastCommand[]> {
  const commands: PastCommand[] = []
  const hasPast = ({ past }: Persona): boolean => past === true && histories
  for (const [index, persona] of PERSONAS.filter(hasPast).entries()) {
    const { balances = {}, contracts: _moved, ...rest } = persona
    const member = FIRST_MEMBER + index
    const begun = await memberCommand(rest, DAY, entropy)
    const secret = randomText(entropy, 32, BASE32)
    commands.push({ ago: HISTORY_DAYS * DAY, command: begun }, ...traderHistory(member, balances, secret))
  }
  for (const [index, persona] of PERSONAS.entries()) {
    if (hasPast(persona)) continue
    commands.push({ ago: 0, command: await memberCommand(persona, (40 - index) * DAY, entropy) })
  }
  commands.push({ ago: 0, command: await promotionCommand(entropy) })
  return commands.toSorted((a, b) => b.ago - a.ago)
}
