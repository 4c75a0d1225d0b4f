import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { areas } from '../areas/areas.ts'
import { FIRST_MEMBER, blankMember } from '../areas/members/members.ts'
import type { AnyArea } from '../areas/state.ts'
import { COINS } from '../areas/wallets/coins.ts'
import { type Entropy, randomText } from '../kernel/entropy.ts'
import { hashPassword } from '../kernel/secrets.ts'
import { DAY, HISTORY_DAYS, type PastCommand } from './past-command.ts'
import { BASE32, type Persona, PERSONA_PASSWORD, PERSONAS } from './personas.ts'
import type { SeedCommand } from './seeds.ts'

const all: readonly AnyArea[] = areas

/** The password is no secret, so it is not hashed at length. */
const PERSONA_ITERATIONS = 1000

/** The command that makes a persona, `age` milliseconds after it registered. */
async function memberCommand(persona: Persona, age: number, entropy: Entropy): Promise<SeedCommand> {
  const { name, phone, country, level, realName, invite, invitedBy = null } = persona
  const { authenticator, balances = {}, contracts = [] } = persona
  const seed: Partial<SeedCommand> = Object.fromEntries(
    all.flatMap(({ personas }) => Object.entries(personas?.seedOf?.(name) ?? {})),
  )
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
    ...seed,
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

/** The commands that make the personas, in order: those with a past come first, as they were there first. */
export async function personaCommands(entropy: Entropy, histories: boolean): Promise<PastCommand[]> {
  const commands: PastCommand[] = []
  const hasPast = ({ past }: Persona): boolean => past === true && histories
  for (const [index, persona] of PERSONAS.filter(hasPast).entries()) {
    const { balances = {}, contracts: _moved, ...rest } = persona
    const member = FIRST_MEMBER + index
    const begun = await memberCommand(rest, DAY, entropy)
    const secret = randomText(entropy, 32, BASE32)
    const past = all.flatMap(({ personas }) => personas?.traderPast?.({ member, balances, secret }) ?? [])
    commands.push({ ago: HISTORY_DAYS * DAY, command: begun }, ...past)
  }
  for (const [index, persona] of PERSONAS.entries()) {
    if (hasPast(persona)) continue
    commands.push({ ago: 0, command: await memberCommand(persona, (40 - index) * DAY, entropy) })
  }
  for (const { personas } of all) commands.push(...((await personas?.afterAll?.(entropy, histories)) ?? []))
  return commands.toSorted((a, b) => b.ago - a.ago)
}
