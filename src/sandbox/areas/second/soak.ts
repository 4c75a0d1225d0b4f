import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import type { SecondCommand } from './commands.ts'
import { CYCLES } from './cycles.ts'
import { SECOND_MARKETS } from './pairs.ts'

/** Random orders and stopped pairs. */
export function secondSoak({ random, one, member }: SoakDraws): SoakCommands<SecondCommand> {
  const symbol = (): string => one(SECOND_MARKETS.pairs.slice(0, 3)).symbol
  const place = (): SecondCommand => ({
    type: 'second.place',
    member: member(),
    symbol: symbol(),
    coin: 'USDT',
    direction: one(['rise', 'fall'] as const),
    cycle: one(CYCLES).id,
    units: BigInt(1 + random.below(1_000_000_000)),
  })
  const stop = (): SecondCommand => ({
    type: 'second.stop',
    symbol: symbol(),
    isStopped: random.below(4) === 0,
  })
  return { often: [place], seldom: [stop] }
}
