import { multiply } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import type { OrderSide } from '../live/order-side.ts'

export type OrderType = 'LIMIT_PRICE' | 'MARKET_PRICE'

/** Open, filled, cancelled, or expired. */
export type OrderStatus = 'TRADING' | 'COMPLETED' | 'CANCELED' | 'OVERTIMED'

/** One fill of an order. */
export type OrderFill = {
  readonly price: Decimal
  readonly amount: Decimal
  /** Absent where the server leaves it out: `turnoverOf` knows it. */
  readonly turnover?: Decimal | undefined
  readonly fee: Decimal
  readonly time: Instant
}

/** Turnover of a fill, in the quote coin. */
export const turnoverOf = ({ price, amount, turnover }: OrderFill): Decimal =>
  turnover ?? multiply(price, amount)

/** A member's order, of any product. */
export type Order = {
  readonly orderId: string
  readonly symbol: string
  /** The base coin, and (`baseSymbol`) the quote coin. */
  readonly coinSymbol: string
  readonly baseSymbol: string
  readonly direction: OrderSide
  readonly type: OrderType
  /** Limit price; 0 for a market order. */
  readonly price: Decimal
  readonly amount: Decimal
  readonly tradedAmount: Decimal
  readonly turnover: Decimal
  readonly status: OrderStatus
  readonly time: Instant
  /** Fills, oldest first; null or absent before the first. */
  readonly detail?: readonly OrderFill[] | null
}
