/**
 * The description of a product: everything that trading screens need of it. Each product is a folder beside this
 * file; book, chart, trades, lists and layout name none of them (src/tools/check/lint/arrows.ts).
 *
 * ProductMarkets   its markets: addresses, lists, tickers, favourites
 * BoardMarkets     what the overview of its markets shows besides
 * ProductOrders    a member's orders where they are all of one kind, as in spot markets
 * Product          its markets, the live data of one market, and the parts of the trading screen that are its own
 *
 * A page takes the smallest of them that it needs, so that the others are not loaded with it.
 */
import type { ComponentType, ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Live } from '#src/web/streams/live.ts'
import type { BookFilled } from '../book/book-painter.ts'
import type { OwnPrices } from '../book/own-prices.ts'
import type { ChartOrder } from '../chart/price-canvas.ts'
import type { LiveBook } from '../live/book.ts'
import type { Candle } from '../live/candles.ts'
import type { Scales } from '../live/levels.ts'
import type { Period } from '../live/periods.ts'
import type { Tickers } from '../live/ticker.ts'
import type { KeyedTrade } from '../live/trades.ts'
import type { Market } from '../market.ts'
import type { Fill } from '../orders/fills.ts'
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
  /** Null where the exchange keeps no favourites of this product. */
  readonly useFavouriteCalls: (isMember: boolean) => FavouriteCalls | null
}

export type BoardMarkets = ProductMarkets & {
  /** Returns hourly prices of 24 hours by symbol, oldest first. */
  readonly useTrends: () => ReadonlyMap<string, readonly Decimal[]> | undefined
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

/** Lines at prices, and fills, by which the chart shows a member's orders and positions. */
export type ChartMarks = { readonly lines: readonly ChartOrder[]; readonly fills: readonly Fill[] }

type OfMarket = { readonly market: Market }

/** Acts of the trading screen that the parts of a product may ask for. */
export type ScreenControls = {
  /** Shows the order form and focuses the first of these fields that it has. */
  readonly goToForm: (...fields: readonly string[]) => void
  /** Brings back all panels where the chart replaces them. */
  readonly showPanels: () => void
  /** Opens or closes the confirmation to cancel all orders, which the lists show. */
  readonly onAskAll: (asks: boolean) => void
}

export type ListsProps = OfMarket & {
  /** True while the confirmation to cancel all orders is open; an action of the screen opens it too. */
  readonly confirmCancelAll: boolean
  readonly onAskAll: (asks: boolean) => void
}

/** The parts of a trading screen that each product brings. */
export type ProductParts = {
  /** Provides what the product's own parts share. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>
  /** Figures beside the last price, before those of 24 hours; absent where there are no others. */
  readonly TickerFacts?: ComponentType<OfMarket>
  readonly OrderForm: ComponentType<OfMarket>
  /** The member's money for this market, below the form. */
  readonly Account: ComponentType<OfMarket>
  /** The member's positions and orders. */
  readonly Lists: ComponentType<ListsProps>
  /** The member's own trades; absent where the exchange does not tell them. */
  readonly OwnTrades?: ComponentType<OfMarket>
  /** Fees, in the status bar. */
  readonly Fees: ComponentType<OfMarket>
  /** The buttons of a phone's bottom edge, which open the form for a side. */
  readonly Bar: ComponentType<OfMarket & { readonly onOpen: () => void }>
  /** Shows nothing: listens to the member's orders, registers the hot-keys of the form, announces what is filled in. */
  readonly Background: ComponentType<OfMarket & { readonly controls: ScreenControls }>
}

export type Product = {
  readonly markets: ProductMarkets
  /** Stands below the name of a market; null where that of its coin does. */
  readonly kind: Extract<AreaKeys['shell'], 'shell.swap' | 'shell.coinSwap' | 'shell.second'> | null
  readonly book: (place: BookPlace) => Live<LiveBook>
  readonly trades: (symbol: string) => Live<readonly KeyedTrade[]>
  readonly candles: (place: CandlePlace) => Live<readonly Candle[]>
  /** Loads a page of candles up to a moment (epoch ms), in the order of time. @throws ApiError */
  readonly candlesBefore: (place: CandlePlace, to: number, signal?: AbortSignal) => Promise<readonly Candle[]>
  /** Fills a price of the book, with or without an amount, into the order form; null where orders have no price. */
  readonly fillForm: ((market: Market, filled: BookFilled) => void) | null
  /** Returns the prices of the member's orders, which the book marks. */
  readonly useOwnPrices: (market: Market) => OwnPrices
  readonly useChartMarks: (market: Market) => ChartMarks
  /** `wide`: lists run under chart and book up to the form, and trades are a tab of the book. */
  readonly lists: 'narrow' | 'wide'
  /** `form-first`: on a phone the form is the first tab, and its buttons are in the bar. */
  readonly phone?: 'form-first' | undefined
  readonly parts: ProductParts
}
