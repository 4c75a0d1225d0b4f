import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo, MINUTES, type PastCommand } from '../../personas/past-command.ts'
import {
  awayFrom,
  equalised,
  type PastEnd,
  type PastOpening,
  pastOrders,
} from '../../perpetual/past-orders.ts'
import { positionIn } from '../../perpetual/account.ts'
import { contractOf, venueOf } from '../../perpetual/venue.ts'
import { COIN_MARGINED } from './contracts.ts'

/**
 * A trader's orders to open. Long and short together make sure that one brings a profit and the other a loss, and that
 * one of those with leverage 100 is liquidated, whatever the prices of a seed are; what is to be held until today has so
 * little leverage that no week ends it.
 */
const OPENINGS: readonly PastOpening[] = [
  [91.4, 'BTC', 'long', '6', 10],
  [91.3, 'BTC', 'short', '6', 10],
  [78.2, 'BTC', 'long', '2', 100],
  [78.19, 'BTC', 'short', '2', 100],
  [48.6, 'BTC', 'long', '3', 10, { limit: -150 }],
  [41.7, 'BTC', 'short', '4', 5],
  [5.6, 'BTC', 'long', '20', 3],
  [3.1, 'BTC', 'short', '5', 5, { limit: 190 }],
]

const ENDS: readonly PastEnd[] = [
  [86.8, 'BTC'],
  [69.4, 'BTC'],
  [45.2, 'BTC'],
]

/** Take profit and stop loss of a position, as a client places them: thousandths away from the mark price. */
const STOPS: readonly (readonly [days: number, direction: 'long' | 'short', lots: number, away: number])[] = [
  // One of the two is triggered, and the other ends with the position.
  [41.6, 'short', 4, 12],
  [41.59, 'short', 4, -12],
  [5.5, 'long', 20, 300],
  [5.49, 'long', 20, -240],
]

/** Left in the wallet just before the spot account is topped up with its coin. */
const LEFT = '0.15'
const EQUALISED = 2.2

const stopped = (member: number): readonly PastCommand[] =>
  STOPS.map(([days, direction, lots, away]) => ({
    ago: daysAgo(days),
    command(state, time) {
      const contract = contractOf({ kind: COIN_MARGINED }, 'BTC/USDT')
      // The first of the two may have been triggered already: then there is nothing to close, nor to cancel.
      if (positionIn(venueOf(COIN_MARGINED, state), member, contract.symbol, direction) === undefined)
        return { type: 'coinSwap.cancelAll', member, symbol: contract.symbol }
      return {
        type: 'coinSwap.close',
        member,
        symbol: contract.symbol,
        direction,
        lots,
        kind: 'trigger',
        price: 0,
        triggerPrice: awayFrom(state, contract, away, time),
      }
    },
  }))

export const coinSwapPersonas: AreaPersonas = {
  traderPast: ({ member }) => [
    ...pastOrders(COIN_MARGINED, member, OPENINGS, ENDS),
    ...stopped(member),
    { ago: daysAgo(EQUALISED - MINUTES), command: equalised(COIN_MARGINED, member, 'BTC', LEFT) },
  ],
}
