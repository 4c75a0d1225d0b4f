import type { ExchangeCoin } from '#generated/wire/exchange-coin.ts'
import { ExchangeCoinPublishType } from '#generated/wire/exchange-coin-publish-type.ts'
import type { ExchangeOrder } from '#generated/wire/exchange-order.ts'
import type { KLine } from '#generated/wire/kline.ts'
import type { KLineRow } from '#generated/wire/kline-row.ts'
import type { TradePlate as BookSide } from '#generated/wire/trade-plate.ts'
import type { Trade } from '#generated/wire/trade.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { findPair, PAIRS, type PairRow } from '../../market/pairs.ts'
import type { Level, Side } from '../../market/maker-quotes.ts'
import type { MarketCandle } from './candles.ts'
import { type SpotOrder, worth } from './order.ts'
import type { Stoppable } from './spot-state.ts'
import type { PublicTrade } from './tape.ts'
import { amountText, priceText, unitsText } from './ticker.ts'

const NO_AMOUNT = '0'
/** Fees are millionths. */
const FEE_SCALE = 6

export const wireCandleRow = (pair: PairRow, candle: MarketCandle): KLineRow => [
  candle.time,
  priceText(pair, candle.open),
  priceText(pair, candle.high),
  priceText(pair, candle.low),
  priceText(pair, candle.close),
  amountText(pair, candle.lots),
]

export const wireCandle = (pair: PairRow, period: KLine['period'], candle: MarketCandle): KLine => ({
  symbol: pair.symbol,
  openPrice: priceText(pair, candle.open),
  highestPrice: priceText(pair, candle.high),
  lowestPrice: priceText(pair, candle.low),
  closePrice: priceText(pair, candle.close),
  time: candle.time,
  period,
  count: candle.count,
  volume: amountText(pair, candle.lots),
  turnover: unitsText(candle.turnover),
})

/** Returns the wire form of a public trade; it does not name the orders that met. */
export function wireTrade(pair: PairRow, { price, lots, side, time }: PublicTrade): Trade {
  const turnover = unitsText(worth(pair, price, lots))
  return {
    symbol: pair.symbol,
    price: priceText(pair, price),
    amount: amountText(pair, lots),
    direction: side,
    time,
    buyTurnover: turnover,
    sellTurnover: turnover,
    buyOrderId: null,
    sellOrderId: null,
  }
}

export const wireLevels = (pair: PairRow, levels: readonly Level[]) =>
  levels.map(({ price, lots }) => ({ price: priceText(pair, price), amount: amountText(pair, lots) }))

export function wireBookSide(pair: PairRow, side: Side, levels: readonly Level[], seq: number): BookSide {
  const amounts = levels.map(({ lots }) => lots)
  const prices = levels.map(({ price }) => price)
  const isEmpty = levels.length === 0
  return {
    direction: side,
    symbol: pair.symbol,
    maxAmount: isEmpty ? NO_AMOUNT : amountText(pair, Math.max(...amounts)),
    minAmount: isEmpty ? NO_AMOUNT : amountText(pair, Math.min(...amounts)),
    highestPrice: isEmpty ? NO_AMOUNT : priceText(pair, Math.max(...prices)),
    lowestPrice: isEmpty ? NO_AMOUNT : priceText(pair, Math.min(...prices)),
    items: wireLevels(pair, levels),
    seq,
  }
}

export function wireOrder(order: SpotOrder): ExchangeOrder {
  const { id, member, side, kind, budget, status, ended } = order
  const pair = findPair(order.symbol)
  if (pair === undefined) throw new RangeError(`no pair ${order.symbol}`)
  return {
    orderId: id,
    memberId: member,
    symbol: pair.symbol,
    coinSymbol: pair.coin,
    baseSymbol: pair.quote,
    direction: side,
    type: kind,
    price: order.price === 0 ? NO_AMOUNT : priceText(pair, order.price),
    amount: budget > 0n ? unitsText(budget) : amountText(pair, order.lots),
    tradedAmount: amountText(pair, order.filled),
    turnover: unitsText(order.turnover),
    status,
    time: order.time,
    completedTime: status === 'COMPLETED' ? ended : null,
    canceledTime: status === 'CANCELED' || status === 'OVERTIMED' ? ended : null,
    orderResource: 'CUSTOMER',
    detail: wireFills(order),
    fee: unitsText(order.fee),
  }
}

export function wireFills({ id, symbol, fills }: SpotOrder) {
  const pair = findPair(symbol)
  if (pair === undefined) throw new RangeError(`no pair ${symbol}`)
  return fills.map(({ price, lots, fee, time }) => ({
    orderId: id,
    price: priceText(pair, price),
    amount: amountText(pair, lots),
    turnover: unitsText(worth(pair, price, lots)),
    fee: unitsText(fee),
    time,
  }))
}

const rate = (millionths: bigint): string => toText(fromUnits(millionths, FEE_SCALE))

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)

/** The sale that goes on in a pair. */
export type Launch = Pick<
  ExchangeCoin,
  'publishType' | 'publishPrice' | 'publishAmount' | 'startTime' | 'endTime' | 'clearTime'
>

const NO_LAUNCH: Launch = {
  publishType: ExchangeCoinPublishType.NONE,
  publishPrice: null,
  publishAmount: null,
  startTime: null,
  endTime: null,
  clearTime: null,
}

/** A pair and its rules; `stopped` is what is not allowed in it at the moment. */
export const wirePair = (
  pair: PairRow,
  stopped: readonly Stoppable[] = [],
  launch: Launch = NO_LAUNCH,
): ExchangeCoin => ({
  symbol: pair.symbol,
  coinSymbol: pair.coin,
  baseSymbol: pair.quote,
  coinScale: pair.lotScale,
  baseCoinScale: pair.priceScale,
  enable: 1,
  exchangeable: flag(!stopped.includes('trade')),
  visible: 1,
  enableMarketBuy: flag(!stopped.includes('marketBuy')),
  enableMarketSell: flag(!stopped.includes('marketSell')),
  enableBuy: flag(!stopped.includes('buy')),
  enableSell: flag(!stopped.includes('sell')),
  fee: rate(pair.taker),
  makerFee: rate(pair.maker),
  minSellPrice: priceText(pair, pair.minPrice),
  maxBuyPrice: priceText(pair, pair.maxPrice),
  minTurnover: unitsText(pair.minTurnover),
  minVolume: amountText(pair, pair.minLots),
  maxVolume: amountText(pair, pair.maxLots),
  maxTradingOrder: pair.maxOrders,
  maxTradingTime: pair.maxRest,
  flag: flag(pair.isRecommended),
  sort: PAIRS.indexOf(pair) + 1,
  zone: 0,
  ...launch,
})
