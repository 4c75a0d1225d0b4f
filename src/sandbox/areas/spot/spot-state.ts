import type { Favourites } from './favourite-commands.ts'
import type { TakenLiquidity } from '../../market/taken-liquidity.ts'
import { addOwn, type Own } from '../own.ts'
import type { OrderStatus, SpotOrder } from './order.ts'
import type { Tapes } from './tape.ts'

/** Kinds of trading that can be stopped in a pair: all trading, one side, market orders of one side, cancelling. */
export const STOPPABLE = ['trade', 'buy', 'sell', 'marketBuy', 'marketSell', 'cancel'] as const
export type Stoppable = (typeof STOPPABLE)[number]

export type SpotState = {
  nextSpotSeq: number
  spotOrders: Record<string, SpotOrder>
  /** Orders that have ended, in the order in which they did. */
  spotEnded: Own<string>
  /** Counts what entered and left the book. */
  spotBookChanges: number
  /** Next scheduled search of the path for the resting orders of each pair. */
  spotMatches: Record<string, { readonly due: number; readonly second: number }>
  /** By pair. */
  spotTaken: Record<string, TakenLiquidity>
  spotTapes: Tapes
  /** By pair; all else is allowed. */
  spotStops: Record<string, readonly Stoppable[]>
  /** Members who may not trade. */
  spotBarred: Record<string, true>
  favourites: Favourites
}

export const freshSpot = (): SpotState => ({
  nextSpotSeq: 1,
  spotOrders: {},
  spotEnded: {},
  spotBookChanges: 0,
  spotMatches: {},
  spotTaken: {},
  spotTapes: {},
  spotStops: {},
  spotBarred: {},
  favourites: {},
})

/** Ends an order that is in no book, and enters it among the past ones of its member. */
export function endOrder(
  state: SpotState,
  order: SpotOrder,
  status: Exclude<OrderStatus, 'TRADING'>,
  time: number,
): void {
  order.status = status
  order.ended = time
  addOwn(state.spotEnded, order.member, order.id)
}

/** Returns true while that kind of trading is stopped in a pair. */
export const isStopped = (
  state: SpotState,
  { symbol }: { readonly symbol: string },
  act: Stoppable,
): boolean => state.spotStops[symbol]?.includes(act) === true

export type SpotDue = { readonly type: 'spot.match'; readonly symbol: string }
