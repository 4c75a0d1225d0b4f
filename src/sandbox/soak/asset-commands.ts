import type { Random } from '../kernel/random.ts'
import { areas } from '../areas/areas.ts'
import type { AnyArea, Command, State } from '../areas/state.ts'
import type { Draw, SoakDraws } from './draws.ts'

/** Members that a soak plays with. */
export const PLAYERS = 4
const PHONES = Array.from({ length: PLAYERS }, (_, index) => `1380000000${index}`)
const CODES = ['111111', '222222', '333333']

export const phoneOf = (player: number): string => PHONES[player] ?? ''

/** Draws the commands of a soak from all areas: sensible ones and nonsense, with own ids and those of others. */
export function assetCommands(random: Random, first: number, state: State): Draw<Command> {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  let step = 1
  const draws: SoakDraws = {
    random,
    state,
    one,
    member: () => first + random.below(PLAYERS),
    units: () => (BigInt(random.next()) << 20n) % 10n ** BigInt(1 + random.below(15)),
    idBefore: (next) => Math.max(0, next - random.below(6)),
    phone: () => one(PHONES),
    code: () => one(CODES),
    factor() {
      if (random.below(4) === 0) return { by: 'sms', code: one(CODES) }
      if (random.below(8) > 0) step += 1
      return { by: 'totp', step }
    },
  }
  const all: readonly AnyArea[] = areas
  const made = all.map(({ soak }) => soak?.(draws) ?? {})
  const often = made.flatMap((each) => each.often ?? [])
  const seldom = made.flatMap((each) => each.seldom ?? [])
  return () => one(random.below(4) === 0 ? seldom : often)()
}
