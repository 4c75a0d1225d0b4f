import { ExchangeOrderDirection } from '#generated/models/exchange-order-direction.ts'
import { ExchangeOrderType } from '#generated/models/exchange-order-type.ts'
import { parseDecimal } from '#src/money/decimal.ts'
import { draftStore } from '#src/session/drafts.ts'
import { isRecord } from '#src/session/storage.ts'
import { createStore, type WritableStore } from '#src/session/store.ts'
import { once } from '../live/topic.ts'

/** An order that is being written: canonical decimal texts, undefined where nothing (readable) stands. */
export type OrderDraft = {
  readonly direction: ExchangeOrderDirection
  readonly type: ExchangeOrderType
  readonly price: string | undefined
  readonly amount: string | undefined
}

const EMPTY: OrderDraft = {
  direction: ExchangeOrderDirection.BUY,
  type: ExchangeOrderType.LIMIT_PRICE,
  price: undefined,
  amount: undefined,
}

const keyOf = (symbol: string): string => `spot-order:${symbol}`

/** The order of a market as it stands; what was typed survives a log-in in between and a reload. */
export const orderDraft: (symbol: string) => WritableStore<OrderDraft> = once(
  (symbol) => {
    const store = createStore(kept(draftStore.read(keyOf(symbol))))
    store.subscribe(() => draftStore.write(keyOf(symbol), store.get()))
    return store
  },
  (symbol) => symbol,
)

export function changeDraft(symbol: string, change: Partial<OrderDraft>): void {
  const store = orderDraft(symbol)
  store.set({ ...store.get(), ...change })
}

/** What was kept, as far as it is sound. */
function kept(value: unknown): OrderDraft {
  if (!isRecord(value)) return EMPTY
  const text = (name: 'price' | 'amount'): string | undefined => {
    const given = value[name]
    return typeof given === 'string' && parseDecimal(given) !== null ? given : undefined
  }
  return {
    direction: value['direction'] === ExchangeOrderDirection.SELL ? 'SELL' : EMPTY.direction,
    type: value['type'] === ExchangeOrderType.MARKET_PRICE ? 'MARKET_PRICE' : EMPTY.type,
    price: text('price'),
    amount: text('amount'),
  }
}
