import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo, MINUTES, type PastCommand, unitsOf } from '../../personas/past-command.ts'
import type { Command, State } from '../state.ts'
import { heldIn, positionIn } from './account.ts'
import { contractOf, SETTLED } from './contracts.ts'
import { markAt } from './market.ts'

/** Prices of an order in thousandths of the mark price away from it. */
type Away = {
  readonly limit?: number
  readonly trigger?: number
  readonly min?: number
  readonly max?: number
}
type Opening = readonly [
  days: number,
  coin: string,
  direction: Direction,
  volume: string,
  leverage: number,
  away?: Away,
]

/**
 * A trader's orders to open, with every end that a position can take. Long and short together make sure that one brings
 * a profit and the other a loss, and that one of those with leverage 100 is liquidated, whatever the prices of a seed
 * are; what is to be held until today has so little leverage that no week ends it.
 */
const OPENINGS: readonly Opening[] = [
  [110.4, 'BTC', 'long', '0.02', 10],
  [110.3, 'BTC', 'short', '0.02', 10],
  [96.8, 'ETH', 'long', '0.2', 20, { min: -15, max: 15 }],
  [88.1, 'BTC', 'long', '0.005', 100],
  [88.09, 'BTC', 'short', '0.005', 100],
  // Triggered when there is no money for it: it fails.
  [71.5, 'SOL', 'long', '200', 1, { trigger: 2 }],
  [71.49, 'SOL', 'long', '200', 1, { trigger: -2 }],
  [52.7, 'BTC', 'long', '0.01', 10, { limit: -150 }],
  [33.2, 'ETH', 'short', '0.3', 5, { trigger: 4 }],
  [33.19, 'ETH', 'short', '0.3', 5, { trigger: -4 }],
  [6.4, 'BTC', 'short', '0.02', 3, { min: -350, max: 280 }],
  [5.8, 'ETH', 'long', '0.4', 3],
  [4.3, 'SOL', 'long', '6', 2],
  [2.9, 'BTC', 'short', '0.01', 3, { limit: 190 }],
  [2.8, 'XRP', 'short', '300', 5, { trigger: 300 }],
]

/** Whole positions that are closed, and contracts whose waiting orders are cancelled. */
const ENDS: readonly (readonly [days: number, coin: string])[] = [
  [107.9, 'BTC'],
  [79.6, 'BTC'],
  [79.5, 'ETH'],
  [58.3, 'SOL'],
  [50.1, 'BTC'],
  [26.6, 'ETH'],
]

/** Left in the account just before the spot account is topped up with its coin. */
const LEFT = '3000'
const EQUALISED = 2.2

const lotsOf = (coin: string, volume: string): number =>
  toSafeInteger(toUnits(decimal(volume), contractOf(`${coin}/${SETTLED}`).pair.lotScale))

function opened(
  [, coin, direction, volume, leverage, away = {}]: Opening,
  member: number,
  state: State,
  time: number,
): Command {
  const symbol = `${coin}/${SETTLED}`
  const mark = markAt(state, contractOf(symbol), time)
  const at = (thousandths: number | undefined): number | null =>
    thousandths === undefined ? null : Math.floor((mark * (1000 + thousandths)) / 1000)
  const kind = away.limit !== undefined ? 'limit' : away.trigger !== undefined ? 'trigger' : 'market'
  return {
    type: 'swap.open',
    member,
    symbol,
    direction,
    kind,
    leverage,
    lots: lotsOf(coin, volume),
    price: at(away.limit) ?? 0,
    triggerPrice: at(away.trigger) ?? 0,
    minPrice: at(away.min),
    maxPrice: at(away.max),
  }
}

/** Closes what is held of a contract; where that is nothing any more, there is nothing to cancel either. */
function closed(coin: string, member: number, state: State): Command {
  const symbol = `${coin}/${SETTLED}`
  const directions = (['long', 'short'] as const).filter(
    (direction) => positionIn(state, member, symbol, direction) !== undefined,
  )
  return directions.length === 0
    ? { type: 'swap.cancelAll', member, symbol }
    : { type: 'swap.closeAll', member, symbol, directions }
}

/** Moves what is over to the spot account, or brings from there what is missing. */
function equalised(member: number, state: State): Command {
  const over = heldIn(state, member, 'available') - unitsOf(SETTLED, LEFT)
  const [from, to] = over > 0n ? (['swap', 'spot'] as const) : (['spot', 'swap'] as const)
  return { type: 'wallet.transfer', member, coin: SETTLED, from, to, units: over > 0n ? over : -over }
}

/** The commands of a trader's contracts, in order. */
const traderContracts = (member: number): PastCommand[] => [
  { ago: daysAgo(113.6), command: { type: 'swap.mode', member, mode: 'isolated' } },
  ...OPENINGS.map((opening): PastCommand => ({
    ago: daysAgo(opening[0]),
    command: (state, time) => opened(opening, member, state, time),
  })),
  ...ENDS.flatMap(([days, coin]): PastCommand[] => [
    {
      ago: daysAgo(days),
      command: { type: 'swap.cancelAll', member, symbol: `${coin}/${SETTLED}` },
    },
    { ago: daysAgo(days - MINUTES), command: (state) => closed(coin, member, state) },
  ]),
  { ago: daysAgo(EQUALISED), command: (state) => equalised(member, state) },
]

export const swapPersonas: AreaPersonas = { traderPast: ({ member }) => traderContracts(member) }
