import { moveOf, type Outcome, outcomeOf } from '#src/core/stakes/outcome.ts'
import type { PairRow } from '../../market/pairs.ts'
import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo, MINUTES, type PastCommand, unitsOf } from '../../personas/past-command.ts'
import { lastTicks } from '../../stakes/prices.ts'
import type { Command, State } from '../state.ts'
import { availableOf } from '../wallets/available.ts'
import { type Cycle, CYCLES } from './cycles.ts'
import { SECOND_MARKETS } from './pairs.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'

type Wanted = Exclude<Outcome, 'cancelled'>
const COIN = 'USDT'

/** The trader's orders: each ends as it says, whatever the prices of a seed are. */
const ORDERS: readonly (readonly [days: number, wanted: Wanted, stake: string])[] = [
  [74.31, 'win', '50'],
  [74.29, 'lose', '25'],
  [57.83, 'lose', '80'],
  [57.82, 'win', '80'],
  [35.44, 'win', '10'],
  [19.62, 'lose', '30'],
  [9.37, 'win', '100'],
  [3.85, 'lose', '15'],
]

/** Moments at which an order is placed whose two prices are the same, if there is one: few have. */
const TIES = { first: 54.3, every: 0.9, count: 16, stake: '20' }

/** The order that runs when the sandbox starts: that of the longest cycle. */
const RUNNING = { days: MINUTES / 2, stake: '20' }

/** Left in the wallet beside the stake of the running order, just before the spot account is topped up. */
const LEFT = '500'
const EQUALISED = 2.21

/** Nothing to do. */
const NOTHING: Command = { type: 'second.stop', symbol: 'BTC/USDT', isStopped: false }

const place = (member: number, pair: PairRow, cycle: Cycle, isRise: boolean, stake: string): Command => ({
  type: 'second.place',
  member,
  symbol: pair.symbol,
  coin: COIN,
  direction: isRise ? 'rise' : 'fall',
  cycle: cycle.id,
  units: unitsOf(COIN, stake),
})

function ending(member: number, wanted: Wanted, stake: string) {
  return (state: State, time: number): Command => {
    for (const pair of SECOND_MARKETS.pairs)
      for (const cycle of CYCLES) {
        const open = priceIn(pair, lastTicks(state, SECOND_MARKETS.kind, pair, time))
        const close = priceIn(pair, ticksAt(state, pair, time + cycle.seconds * 1000))
        const outcome = outcomeOf('rise', moveOf(open, close))
        if ((outcome === 'tied') === (wanted === 'tied'))
          return place(member, pair, cycle, outcome === wanted, stake)
      }
    return NOTHING
  }
}

/** Moves what the wallet has over to the spot account, or brings from there what is missing. */
function equalised(member: number) {
  return (state: State): Command => {
    const left = unitsOf(COIN, LEFT) + unitsOf(COIN, RUNNING.stake)
    const over = availableOf(state, member, COIN, 'second') - left
    const [from, to] = over > 0n ? (['second', 'spot'] as const) : (['spot', 'second'] as const)
    return { type: 'wallet.transfer', member, coin: COIN, from, to, units: over > 0n ? over : -over }
  }
}

export const secondPersonas: AreaPersonas = {
  traderPast: ({ member }) => [
    ...ORDERS.map(([days, wanted, stake]): PastCommand => ({
      ago: daysAgo(days),
      command: ending(member, wanted, stake),
    })),
    ...Array.from({ length: TIES.count }, (_, index): PastCommand => ({
      ago: daysAgo(TIES.first - index * TIES.every),
      command: ending(member, 'tied', TIES.stake),
    })),
    { ago: daysAgo(EQUALISED), command: equalised(member) },
    {
      ago: daysAgo(RUNNING.days),
      command() {
        const [pair, cycle] = [SECOND_MARKETS.pairs[0], CYCLES.at(-1)]
        if (pair === undefined || cycle === undefined) throw new RangeError('no pair or no cycle')
        return place(member, pair, cycle, true, RUNNING.stake)
      },
    },
  ],
}
