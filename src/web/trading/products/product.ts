/**
 * The description of a product: everything that trading screens need of it. Each product is a folder beside this
 * file; book, chart, trades, lists and layout name none of them (src/tools/check/lint/arrows.ts).
 *
 * ProductMarkets   its markets: addresses, lists, tickers, favourites
 * ProductOrders    a member's orders: lists, cancelling, pushes
 * Product          both, the live data of one market, and the parts that are its own
 *
 * A page takes the smallest of them that it needs, so that the others are not loaded with it.
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

/** The part of a query's state that screens use. */
export type QueryState<Value> = {
  readonly data: Value | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export type ListedMarkets = {
  /** All visible markets, in the exchange's order; undefined while they load. */
  readonly markets: readonly Market[] | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

export type FavouriteCalls = {
  /** Symbols of the member's favourites; undefined while they load, and for visitors. */
  readonly symbols: readonly string[] | undefined
  /** True until the first answer, or error. */
  readonly isPending: boolean
  readonly isChanging: boolean
  /** Adds a market or removes it. @throws ApiError */
  readonly change: (symbol: string, isOne: boolean) => Promise<unknown>
}

export type ProductMarkets = {
  readonly id: ProductId
  /** The symbol of the default market, for addresses that name none. */
  readonly usual: string
  /** Returns the address of a market's trading screen. */
  readonly pathOf: (symbol: string) => string
  /** Returns the symbol of an address: `BTC/USDT` of `btc_usdt`. */
  readonly symbolOf: (name: string) => string
  readonly useMarkets: () => ListedMarkets
  readonly tickers: () => Live<Tickers>
  /** Returns hourly prices of 24 hours by symbol, oldest first. */
  readonly useTrends: () => ReadonlyMap<string, readonly Decimal[]> | undefined
  readonly useFavouriteCalls: (isMember: boolean) => FavouriteCalls
  /** A dialog with the details of a market. */
  readonly Details: ComponentType<{ readonly market: Market; readonly onClose: () => void }>
}

export type CancelCalls = {
  /** Cancels one order. @throws ApiError */
  readonly cancelOne: (orderId: string) => Promise<unknown>
  /** Cancels all orders of a market, or of all markets. Returns how many. @throws ApiError */
  readonly cancelAll: (symbol: string | null) => Promise<number>
  readonly isCancellingAll: boolean
}

export type OrderListeners = {
  /** Called when an order changed, or may have changed while the connection was lost. */
  readonly onEvent: () => void
  readonly onFill: (order: Order, isWhole: boolean) => void
}

export type ProductOrders = {
  /** Returns the open orders of all markets, newest first. */
  readonly useOpen: () => QueryState<readonly Order[]>
  /** Returns how many orders are open, of one market or of all; null while that is not known. */
  readonly useOpenCount: (symbol: string | null) => number | null
  /** Returns the latest past orders, newest first, of one market or of all. */
  readonly usePast: (symbol: string | null) => QueryState<readonly Order[]>
  /** Reads orders and balances again that were changed elsewhere: by the exchange, or in another tab. */
  readonly readAgain: () => void
  readonly useCancelCalls: () => CancelCalls
  /** Subscribes to the member's orders of a market. @returns the unsubscribe function */
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
  /** Loads a page of candles up to a moment (epoch ms), in the order of time. @throws ApiError */
  readonly candlesBefore: (place: CandlePlace, to: number, signal?: AbortSignal) => Promise<readonly Candle[]>
  /** The order form, and the names of its fields in errors. */
  readonly OrderForm: ComponentType<{ readonly market: Market }>
  readonly formWords: Pick<Words, 'id' | 'fields'>
  /** The member's balances for a market. */
  readonly Balances: ComponentType<{ readonly market: Market }>
}
