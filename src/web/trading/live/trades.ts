import { equals } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import type { OrderSide } from './order-side.ts'

/** A public trade; the side is null where the exchange does not give it. */
export type Trade = {
  readonly price: Decimal
  readonly amount: Decimal
  readonly direction: OrderSide | null
  readonly time: Instant
}

/** A trade with a number of our own: the exchange gives trades no id. */
export type KeyedTrade = { readonly key: number; readonly trade: Trade }

/** Trades kept: the most that a tall screen shows. */
export const MOST_TRADES = 60

let lastKey = 0
const keyed = (trade: Trade): KeyedTrade => ({ key: (lastKey += 1), trade })

/**
 * Returns the trades with a batch of newer ones before them. A message that waited for the snapshot may repeat its
 * trades: they are added once.
 */
export function withTrades(trades: readonly KeyedTrade[], batch: readonly Trade[]): readonly KeyedTrade[] {
  const fresh = batch.filter((trade) => !trades.some((known) => isSame(known.trade, trade)))
  if (fresh.length === 0) return trades
  return [...fresh.map(keyed), ...trades]
    .toSorted((a, b) => b.trade.time - a.trade.time)
    .slice(0, MOST_TRADES)
}

const isSame = (a: Trade, b: Trade): boolean =>
  a.time === b.time && a.direction === b.direction && equals(a.price, b.price) && equals(a.amount, b.amount)
