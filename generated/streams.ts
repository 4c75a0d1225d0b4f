// Generated from openapi/streams.yaml by `npm run generate`. Do not edit.
import type { Shape } from '#src/core/contract/shape.ts'
import type { Stream } from '#src/core/contract/stream.ts'
import type { CoinThumb as CoinThumbMessage } from './models/coin-thumb.ts'
import type { ExchangeOrder as ExchangeOrderMessage } from './models/exchange-order.ts'
import type { KLine as KLineMessage } from './models/kline.ts'
import type { TradePlate as TradePlateMessage } from './models/trade-plate.ts'
import type { Trades as TradesMessage } from './models/trades.ts'

/** Path of the market socket under the API's base address. */
export const marketSocket = '/market/market-ws/websocket'

/** All sockets. */
export const sockets: readonly string[] = [marketSocket]

const CandlePeriod: Shape = {"kind":"enum","values":["1min","5min","15min","30min","1hour","4hour","1day","1week","1mon"]}

const CoinThumb: Shape = { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, open: { shape: {"kind":"decimal","accept":["number","text"]} }, high: { shape: {"kind":"decimal","accept":["number","text"]} }, low: { shape: {"kind":"decimal","accept":["number","text"]} }, close: { shape: {"kind":"decimal","accept":["number","text"]} }, chg: { shape: {"kind":"decimal","accept":["number","text"]} }, change: { shape: {"kind":"decimal","accept":["number","text"]} }, volume: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]} }, lastDayClose: { shape: {"kind":"decimal","accept":["number","text"]} }, usdRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, baseUsdRate: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} } }, zone: { shape: {"kind":"integer","accept":["text"]} }, coinScale: { shape: {"kind":"integer","accept":["text"]}, optional: true }, baseCoinScale: { shape: {"kind":"integer","accept":["text"]}, optional: true }, coinName: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, coinUrl: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, feePercent: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, robotType: { shape: {"kind":"integer","accept":["text"]}, optional: true }, trend: { shape: { kind: 'list', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const ExchangeOrderDirection: Shape = {"kind":"enum","values":["BUY","SELL"],"accept":["number","text"]}

const ExchangeOrderType: Shape = {"kind":"enum","values":["MARKET_PRICE","LIMIT_PRICE"],"accept":["number","text"]}

const ExchangeOrderStatus: Shape = {"kind":"enum","values":["TRADING","COMPLETED","CANCELED","OVERTIMED"],"accept":["number","text"]}

const ExchangeOrderResource: Shape = {"kind":"enum","values":["ROBOT","CUSTOMER","API"],"accept":["number","text"]}

const ExchangeOrderDetail: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]} }, fee: { shape: {"kind":"decimal","accept":["number","text"]} }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } } }

const ExchangeOrder: Shape = { kind: 'object', fields: { orderId: { shape: {"kind":"text"} }, memberId: { shape: {"kind":"id","accept":["number","text"]} }, symbol: { shape: {"kind":"text"} }, coinSymbol: { shape: {"kind":"text"} }, baseSymbol: { shape: {"kind":"text"} }, direction: { shape: ExchangeOrderDirection }, type: { shape: ExchangeOrderType }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, tradedAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]} }, status: { shape: ExchangeOrderStatus }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, completedTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } }, canceledTime: { shape: { kind: 'nullable', of: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} } }, useDiscount: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, orderResource: { shape: ExchangeOrderResource, optional: true }, detail: { shape: { kind: 'nullable', of: { kind: 'list', of: ExchangeOrderDetail } }, optional: true }, fee: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true } } }

const KLine: Shape = { kind: 'object', fields: { symbol: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, openPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, highestPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, lowestPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, closePrice: { shape: {"kind":"decimal","accept":["number","text"]} }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, period: { shape: CandlePeriod }, count: { shape: {"kind":"integer","accept":["text"]} }, volume: { shape: {"kind":"decimal","accept":["number","text"]} }, turnover: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const Trade: Shape = { kind: 'object', fields: { symbol: { shape: {"kind":"text"} }, price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} }, direction: { shape: { kind: 'nullable', of: ExchangeOrderDirection } }, time: { shape: {"kind":"instant","wire":"epoch-ms","accept":["text","gmt8","iso"]} }, buyTurnover: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, sellTurnover: { shape: { kind: 'nullable', of: {"kind":"decimal","accept":["number","text"]} }, optional: true }, buyOrderId: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true }, sellOrderId: { shape: { kind: 'nullable', of: {"kind":"text"} }, optional: true } } }

const TradePlateItem: Shape = { kind: 'object', fields: { price: { shape: {"kind":"decimal","accept":["number","text"]} }, amount: { shape: {"kind":"decimal","accept":["number","text"]} } } }

const TradePlate: Shape = { kind: 'object', fields: { direction: { shape: ExchangeOrderDirection }, symbol: { shape: {"kind":"text"} }, maxAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, minAmount: { shape: {"kind":"decimal","accept":["number","text"]} }, highestPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, lowestPrice: { shape: {"kind":"decimal","accept":["number","text"]} }, items: { shape: { kind: 'list', of: TradePlateItem } }, seq: { shape: {"kind":"integer","accept":["text"]}, optional: true } } }

const Trades: Shape = { kind: 'list', of: Trade }

/** How a pair stands, whenever it changed; about every 300 ms. */
export const thumbStream: Stream<CoinThumbMessage, Record<never, never>> = {
  id: 'thumb',
  socket: marketSocket,
  address: '/topic/market/thumb',
  isPrivate: false,
  topic: () => '/topic/market/thumb',
  payload: CoinThumb,
}

/** Trades of a pair since the last message, newest first; about every 300 ms. */
export const tradesStream: Stream<TradesMessage, { symbol: string }> = {
  id: 'trades',
  socket: marketSocket,
  address: '/topic/market/trade/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/market/trade/${symbol}`,
  payload: Trades,
}

/** The newest candle of a pair, one message per period that changed. */
export const candleStream: Stream<KLineMessage, { symbol: string }> = {
  id: 'candle',
  socket: marketSocket,
  address: '/topic/market/kline/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/market/kline/${symbol}`,
  payload: KLine,
}

/** The best 24 levels of one side of a book; about every 500 ms, also without change. */
export const bookTopStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'bookTop',
  socket: marketSocket,
  address: '/topic/market/trade-plate/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/market/trade-plate/${symbol}`,
  payload: TradePlate,
}

/** The best 50 levels of one side of a book; about every 500 ms. */
export const bookDepthStream: Stream<TradePlateMessage, { symbol: string }> = {
  id: 'bookDepth',
  socket: marketSocket,
  address: '/topic/market/trade-depth/{symbol}',
  isPrivate: false,
  topic: ({ symbol }) => `/topic/market/trade-depth/${symbol}`,
  payload: TradePlate,
}

/** An order of the member that was filled in part. */
export const orderTradedStream: Stream<ExchangeOrderMessage, { symbol: string; memberId: string }> = {
  id: 'orderTraded',
  socket: marketSocket,
  address: '/topic/market/order-trade/{symbol}/{memberId}',
  isPrivate: true,
  topic: ({ symbol, memberId }) => `/topic/market/order-trade/${symbol}/${memberId}`,
  payload: ExchangeOrder,
}

/** An order of the member that is filled, or a market order that has ended. */
export const orderCompletedStream: Stream<ExchangeOrderMessage, { symbol: string; memberId: string }> = {
  id: 'orderCompleted',
  socket: marketSocket,
  address: '/topic/market/order-completed/{symbol}/{memberId}',
  isPrivate: true,
  topic: ({ symbol, memberId }) => `/topic/market/order-completed/${symbol}/${memberId}`,
  payload: ExchangeOrder,
}

/** An order of the member that was cancelled or ended by itself. */
export const orderCancelledStream: Stream<ExchangeOrderMessage, { symbol: string; memberId: string }> = {
  id: 'orderCancelled',
  socket: marketSocket,
  address: '/topic/market/order-canceled/{symbol}/{memberId}',
  isPrivate: true,
  topic: ({ symbol, memberId }) => `/topic/market/order-canceled/${symbol}/${memberId}`,
  payload: ExchangeOrder,
}

/** All of them. */
export const streams: readonly Stream<unknown, never>[] = [thumbStream, tradesStream, candleStream, bookTopStream, bookDepthStream, orderTradedStream, orderCompletedStream, orderCancelledStream]
