import type { Side } from '../../market/maker-quotes.ts'
import type { TakenLiquidity } from '../../market/taken-liquidity.ts'
import { addOwn, type Own } from '../own.ts'
import type { OrderStatus, SpotOrder } from './order.ts'

/** A member's trade in its public form. */
export type PublicTrade = {
  readonly price: number
  readonly lots: number
  /** Side of the order that took. */
  readonly side: Side
  readonly time: number
}

/** Members' trades of one minute, on top of the path's. Turnover in smallest units of the quote coin. */
export type MinuteTrades = {
  high: number
  low: number
  lots: number
  turnover: bigint
  count: number
}

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
  /** By pair and minute since 1970. */
  spotMinutes: Record<string, Record<string, MinuteTrades>>
  /** The latest trades of members: a ring by number, and how many there ever were. */
  spotTape: Record<string, { count: number; readonly ring: Record<string, PublicTrade> }>
  /** By pair; all else is allowed. */
  spotStops: Record<string, readonly Stoppable[]>
  /** Members who may not trade. */
  spotBarred: Record<string, true>
  /** By member. */
  favourites: Record<string, { readonly id: number; readonly symbol: string; readonly time: number }[]>
}

export const freshSpot = (): SpotState => ({
  nextSpotSeq: 1,
  spotOrders: {},
  spotEnded: {},
  spotBookChanges: 0,
  spotMatches: {},
  spotTaken: {},
  spotMinutes: {},
  spotTape: {},
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
