import { equals } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import type { OrderSide } from './order-side.ts'

/** A trade that everybody sees; the side is null where the exchange does not say it. */
export type Trade = {
  readonly price: Decimal
  readonly amount: Decimal
  readonly direction: OrderSide | null
  readonly time: Instant
}

/** A trade with a number of ours: the exchange gives trades none. */
export type KeyedTrade = { readonly key: number; readonly trade: Trade }

/** As many as a tall screen shows. */
export const MOST_TRADES = 60

let lastKey = 0
const keyed = (trade: Trade): KeyedTrade => ({ key: (lastKey += 1), trade })

/** New trades before the known ones. A snapshot may know already what a message that waited for it tells. */
export function withTrades(trades: readonly KeyedTrade[], batch: readonly Trade[]): readonly KeyedTrade[] {
  const fresh = batch.filter((trade) => !trades.some((known) => isSame(known.trade, trade)))
  if (fresh.length === 0) return trades
  return [...fresh.map(keyed), ...trades]
    .toSorted((a, b) => b.trade.time - a.trade.time)
    .slice(0, MOST_TRADES)
}

const isSame = (a: Trade, b: Trade): boolean =>
  a.time === b.time && a.direction === b.direction && equals(a.price, b.price) && equals(a.amount, b.amount)
