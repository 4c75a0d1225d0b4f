import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import type { OptionCommand } from './commands.ts'
import { OPTION_MARKETS } from './pairs.ts'
import { bettingNumber } from './rounds.ts'

/** Random bets, cancelled rounds and stopped pairs. */
export function optionSoak({ random, state, one, member }: SoakDraws): SoakCommands<OptionCommand> {
  const symbol = (): string => one(OPTION_MARKETS.pairs.slice(0, 3)).symbol
  const direction = () => one(['rise', 'fall'] as const)
  const bet = (): OptionCommand => ({
    type: 'option.bet',
    member: member(),
    symbol: symbol(),
    round: bettingNumber(state.now) + one([0, 0, 0, 0, 0, 1, -1]),
    direction: direction(),
    units: BigInt(1 + random.below(100_000)) * 1_000_000n,
  })
  const cancel = (): OptionCommand => ({
    type: 'option.cancel',
    symbol: symbol(),
    round: bettingNumber(state.now) - random.below(2),
  })
  const stop = (): OptionCommand => ({
    type: 'option.stop',
    symbol: symbol(),
    isStopped: random.below(4) === 0,
    closed: random.below(4) === 0 ? [direction()] : [],
  })
  return { often: [bet], seldom: [cancel, stop] }
}
