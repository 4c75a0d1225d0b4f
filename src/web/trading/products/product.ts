/**
 * The description of a product: everything that trading screens take from it. Each product is a folder beside this
 * file; book, chart, trades, lists and layout name none of them (src/tools/check/lint/arrows.ts).
 *
 *   ProductMarkets   its markets: addresses, lists, tickers, favourites
 *   ProductOrders    a member's orders: lists, cancelling, pushes
 *   Product          both, the live data of one market, and the parts that are its own
 *
 * A page takes the smallest of them that it needs: the other parts are not loaded with it.
 */
import type { ComponentType } from 'react'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Words } from '#src/web/forms/texts.ts'
import type { Live } from '#src/web/streams/live.ts'
import type { LiveBook } from '../live/book.ts'
import type { Candle } from '../live/candles.ts'
import type { Scales } from '../live/levels.ts'
import type { Period } from '../live/periods.ts'
import type { Tickers } from '../live/ticker.ts'
import type { KeyedTrade } from '../live/trades.ts'
import type { Market } from '../market.ts'
import type { Order } from '../orders/order.ts'
import type { ProductId } from './product-id.ts'

/** A query as far as screens ask it. */
export type Asked<Value> = {
  readonly data: Value | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export type ListedMarkets = {
  /** All markets that are shown, in the exchange's order; undefined while they are on their way. */
  readonly markets: readonly Market[] | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

export type FavouriteCalls = {
  /** Symbols of the member's favourites; undefined while they are on their way, and for visitors. */
  readonly symbols: readonly string[] | undefined
  /** True until the first answer, or error, is there. */
  readonly isPending: boolean
  readonly isChanging: boolean
  /** Adds a market or takes it away. @throws ApiError */
  readonly change: (symbol: string, isOne: boolean) => Promise<unknown>
}

export type ProductMarkets = {
  readonly id: ProductId
  /** The symbol of the market that is offered where an address names none. */
  readonly usual: string
  /** Where a market is traded. */
  readonly pathOf: (symbol: string) => string
  /** The symbol that an address names: `btc_usdt` is `BTC/USDT`. */
  readonly symbolOf: (name: string) => string
  readonly useMarkets: () => ListedMarkets
  readonly tickers: () => Live<Tickers>
  /** Prices of the last day by symbol, one an hour, oldest first. */
  readonly useTrends: () => ReadonlyMap<string, readonly Decimal[]> | undefined
  readonly useFavouriteCalls: (isMember: boolean) => FavouriteCalls
  /** A dialog with what is known of a market. */
  readonly Details: ComponentType<{ readonly market: Market; readonly onClose: () => void }>
}

export type CancelCalls = {
  /** Takes one order out of the book. @throws ApiError */
  readonly cancelOne: (orderId: string) => Promise<unknown>
  /** Takes out all orders of a market, or of all: the answer is how many. @throws ApiError */
  readonly cancelAll: (symbol: string | null) => Promise<number>
  readonly isCancellingAll: boolean
}

export type OrderListeners = {
  /** Anything happened to an order, or may have happened while nobody listened. */
  readonly onEvent: () => void
  readonly onFill: (order: Order, isWhole: boolean) => void
}

export type ProductOrders = {
  /** Open orders of all markets, newest first. */
  readonly useOpen: () => Asked<readonly Order[]>
  /** How many are open, of one market or of all; null while nobody knows. */
  readonly useOpenCount: (symbol: string | null) => number | null
  /** The latest past orders, newest first, of one market or of all. */
  readonly usePast: (symbol: string | null) => Asked<readonly Order[]>
  /** Reads orders and balances again that were changed elsewhere: by the exchange, or in another tab. */
  readonly readAgain: () => void
  readonly useCancelCalls: () => CancelCalls
  /** Listens to the member's orders of a market. @returns what ends it */
  readonly listen: (symbol: string, memberId: string, listeners: OrderListeners) => () => void
}

export type BookPlace = { readonly symbol: string; readonly scales: Scales }

export type CandlePlace = { readonly symbol: string; readonly period: Period }

export type Product = {
  readonly markets: ProductMarkets
  readonly orders: ProductOrders
  readonly book: (place: BookPlace) => Live<LiveBook>
  readonly trades: (symbol: string) => Live<readonly KeyedTrade[]>
  readonly candles: (place: CandlePlace) => Live<readonly Candle[]>
  /** A page of candles up to a moment (epoch ms), in the order of time. @throws ApiError */
  readonly candlesBefore: (place: CandlePlace, to: number, signal?: AbortSignal) => Promise<readonly Candle[]>
  /** The form of its orders, and how errors in its fields are named. */
  readonly OrderForm: ComponentType<{ readonly market: Market }>
  readonly formWords: Pick<Words, 'id' | 'fields'>
  /** What the member has for trading in a market. */
  readonly Balances: ComponentType<{ readonly market: Market }>
}
