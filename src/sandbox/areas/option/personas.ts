import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo, MINUTES, type PastCommand, unitsOf } from '../../personas/past-command.ts'
import { runningOf } from '../../stakes/stake-book.ts'
import type { Command, State } from '../state.ts'
import { moveIn, bettingNumber, isBetOn, type Round, roundOf } from './rounds.ts'
import { OPTION_MARKETS } from './pairs.ts'

type Wanted = 'win' | 'lose' | 'tied'

/** The trader's bets: each on a round that ends as it says, whatever the prices of a seed are. */
const BETS: readonly (readonly [days: number, wanted: Wanted, stake: string])[] = [
  [84.31, 'win', '50'],
  [84.02, 'lose', '20'],
  [63.47, 'lose', '100'],
  [63.46, 'win', '100'],
  [47.12, 'win', '12.5'],
  [31.77, 'lose', '50'],
  [12.24, 'win', '250'],
  [12.21, 'lose', '10'],
  [4.93, 'win', '100'],
]

/** Moments at which a round that ends as it begins is bet on if there is one: few do. */
const TIES = { first: 58.4, every: 0.55, count: 24, stake: '25' }

const CANCELLED = 22.6
const CANCELLED_STAKE = '40'

/** The bet that runs when the sandbox starts. */
const RUNNING = { days: MINUTES, stake: '50', cost: '50.5' }

/** Units of a coin that the running bet keeps frozen. */
export const unitsOfRunningBet = (coin: string): bigint =>
  coin === 'USDT' ? unitsOf(coin, RUNNING.cost) : 0n

/** Nothing to do: seconds before the end of betting no bet is taken. */
const NOTHING: Command = { type: 'option.stop', symbol: 'BTC/USDT', isStopped: false, closed: [] }

const roundsAt = (state: State, time: number): readonly Round[] =>
  OPTION_MARKETS.pairs
    .map((pair) => roundOf(pair, bettingNumber(time)))
    .filter((round) => isBetOn(state, round, time))

function bet(member: number, wanted: Wanted, stake: string) {
  return (state: State, time: number): Command => {
    const round = roundsAt(state, time).find(
      (each) => (moveIn(state, each) === 'none') === (wanted === 'tied'),
    )
    if (round === undefined) return NOTHING
    const isRise = (moveIn(state, round) === 'rise') === (wanted === 'win')
    return betOn(member, round, isRise, stake)
  }
}

const betOn = (member: number, { pair, number }: Round, isRise: boolean, stake: string): Command => ({
  type: 'option.bet',
  member,
  symbol: pair.symbol,
  round: number,
  direction: isRise ? 'rise' : 'fall',
  units: unitsOf(pair.quote, stake),
})

export const optionPersonas: AreaPersonas = {
  traderPast: ({ member }) => [
    ...BETS.map(([days, wanted, stake]): PastCommand => ({
      ago: daysAgo(days),
      command: bet(member, wanted, stake),
    })),
    ...Array.from({ length: TIES.count }, (_, index): PastCommand => ({
      ago: daysAgo(TIES.first - index * TIES.every),
      command: bet(member, 'tied', TIES.stake),
    })),
    { ago: daysAgo(CANCELLED), command: bet(member, 'win', CANCELLED_STAKE) },
    {
      ago: daysAgo(CANCELLED - MINUTES),
      command(state) {
        const [open] = runningOf(state.options.book, member)
        return open === undefined
          ? NOTHING
          : { type: 'option.cancel', symbol: open.symbol, round: open.round }
      },
    },
    {
      ago: daysAgo(RUNNING.days),
      command(state, time) {
        const [round] = roundsAt(state, time)
        return round === undefined ? NOTHING : betOn(member, round, true, RUNNING.stake)
      },
    },
  ],
}
