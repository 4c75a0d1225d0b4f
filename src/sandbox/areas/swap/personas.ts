import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo } from '../../personas/past-command.ts'
import { equalised, type PastEnd, type PastOpening, pastOrders } from '../../perpetual/past-orders.ts'
import { SETTLED, USDT_MARGINED } from './contracts.ts'

/**
 * A trader's orders to open, with every end that a position can take. Long and short together make sure that one brings
 * a profit and the other a loss, and that one of those with leverage 100 is liquidated, whatever the prices of a seed
 * are; what is to be held until today has so little leverage that no week ends it.
 */
const OPENINGS: readonly PastOpening[] = [
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
const ENDS: readonly PastEnd[] = [
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

export const swapPersonas: AreaPersonas = {
  traderPast: ({ member }) => [
    { ago: daysAgo(113.6), command: { type: 'swap.mode', member, mode: 'isolated' } },
    ...pastOrders(USDT_MARGINED, member, OPENINGS, ENDS),
    { ago: daysAgo(EQUALISED), command: equalised(USDT_MARGINED, member, SETTLED, LEFT) },
  ],
}
