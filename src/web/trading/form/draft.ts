import type { BookFilled } from '../book/book-painter.ts'
import type { OrderSide } from '../live/order-side.ts'
import type { OrderType } from '../orders/order.ts'
import { fromUnits, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { isRecord } from '#src/web/session/storage.ts'
import { createStore, type WritableStore } from '#src/core/store/store.ts'
import { memoize } from '../live/topic.ts'
import { type Market, marketId, type MarketKey } from '../market.ts'
import { keptDrafts } from './kept-drafts.ts'

/** An order being written: canonical decimal texts, undefined where a field is empty or unreadable. */
export type OrderDraft = {
  readonly direction: OrderSide
  readonly type: OrderType
  readonly price: string | undefined
  readonly amount: string | undefined
}

const EMPTY: OrderDraft = {
  direction: 'BUY',
  type: 'LIMIT_PRICE',
  price: undefined,
  amount: undefined,
}

/** Returns the order draft of a market. It survives a log-in and a reload, and is not shown to the next member. */
export const orderDraft: (market: MarketKey) => WritableStore<OrderDraft> = keptDrafts(kept)

export function changeDraft(market: MarketKey, change: Partial<OrderDraft>): void {
  const store = orderDraft(market)
  store.set({ ...store.get(), ...change })
}

export type Filled = {
  readonly price: string
  readonly amount: string | undefined
  /** Differs each time, so that filling in the same price again is announced again. */
  readonly turn: number
}

/** Returns what was last filled into a market's order by other means than typing; null before. */
export const lastFilled: (market: MarketKey) => WritableStore<Filled | null> = memoize(
  () => createStore<Filled | null>(null),
  marketId,
)

/** Fills a price, with or without an amount, into an order, and announces it. */
export function fillDraft(market: MarketKey, filled: Partial<OrderDraft> & { readonly price: string }): void {
  changeDraft(market, filled)
  const store = lastFilled(market)
  store.set({ price: filled.price, amount: filled.amount, turn: (store.get()?.turn ?? 0) + 1 })
}

/** Fills a price of the book, with or without an amount, into a limit order. */
export function fillDraftFromBook(market: Market, { price, amount }: BookFilled): void {
  fillDraft(market, {
    type: 'LIMIT_PRICE',
    price: toText(fromUnits(price, market.scales.price)),
    ...(amount === null ? {} : { amount: toText(fromUnits(amount, market.scales.amount)) }),
  })
}

/** Returns the valid parts of a stored draft. */
function kept(value: unknown): OrderDraft {
  if (!isRecord(value)) return EMPTY
  const text = (name: 'price' | 'amount'): string | undefined => {
    const given = value[name]
    return typeof given === 'string' && parseDecimal(given) !== null ? given : undefined
  }
  return {
    direction: value['direction'] === 'SELL' ? 'SELL' : EMPTY.direction,
    type: value['type'] === 'MARKET_PRICE' ? 'MARKET_PRICE' : EMPTY.type,
    price: text('price'),
    amount: text('amount'),
  }
}
