import type { Decimal } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import type { OrderSide } from '../live/order-side.ts'

export type OrderType = 'LIMIT_PRICE' | 'MARKET_PRICE'

/** Open, filled, cancelled, or ended by itself. */
export type OrderStatus = 'TRADING' | 'COMPLETED' | 'CANCELED' | 'OVERTIMED'

/** What an order was filled with, in one trade. */
export type OrderFill = {
  readonly price: Decimal
  readonly amount: Decimal
  readonly turnover: Decimal
  readonly fee: Decimal
  readonly time: Instant
}

/** A member's order, whatever product it belongs to. */
export type Order = {
  readonly orderId: string
  readonly symbol: string
  /** The traded coin, and the one that prices are counted in. */
  readonly coinSymbol: string
  readonly baseSymbol: string
  readonly direction: OrderSide
  readonly type: OrderType
  /** The worst price it takes; 0 for a market order. */
  readonly price: Decimal
  readonly amount: Decimal
  readonly tradedAmount: Decimal
  readonly turnover: Decimal
  readonly status: OrderStatus
  readonly time: Instant
  /** Its fills, oldest first; null or absent before the first. */
  readonly detail?: readonly OrderFill[] | null
}
