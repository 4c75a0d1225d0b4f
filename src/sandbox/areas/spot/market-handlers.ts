import { findCoin } from '../wallets/coins.ts'
import { CURRENCIES } from '../currency/currencies.ts'
import { findPair, PAIRS, type PairRow } from '../../market/pairs.ts'
import { refuse } from '../../kernel/refusal.ts'
import { marketsOf } from '../../market/markets.ts'
import { candlesOf, PERIODS } from './candles.ts'
import { sideOf } from './sides.ts'
import { priceText, thumbOf, trendOf } from './thumb.ts'
import { tradesOf } from './trades.ts'
import { wireCandleRow, wireLevels, wirePair, wirePlate, wireTrade } from './wire-market.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { wireCoin } from '../wallets/handlers.ts'

/** Levels of a side: of the whole book's best, and far from the price. */
const TOP = 24
const DEPTH = 100
/** Rows of an answer of candles at most. */
const MOST_CANDLES = 10_000
const DAY = 86_400
const RISERS = 5

const pairOf = (symbol: string): PairRow => findPair(symbol) ?? refuse(500, 'nonsupport-coin', 'symbol')

function sides({ symbol }: { readonly symbol: string }, most: number, { engine, frame }: HandlerContext) {
  const pair = pairOf(symbol)
  const [state, time] = [engine.view(), engine.now()]
  const plate = (side: 'BUY' | 'SELL') =>
    wirePlate(pair, side, sideOf(state, pair, side, { time, most }), frame(pair.symbol))
  return { bid: plate('BUY'), ask: plate('SELL') }
}

const thumbs = ({ engine }: HandlerContext) => PAIRS.map((pair) => thumbOf(engine.view(), pair, engine.now()))

/** Prices of the last day, one every `step` seconds, oldest first. */
function trend(symbol: string, step: number, { engine }: HandlerContext) {
  const pair = pairOf(symbol)
  const now = Math.floor(engine.now() / 1000)
  const path = marketsOf(engine.view().seed).path(pair)
  const seconds = Array.from({ length: DAY / step }, (_, index) => now - DAY + (index + 1) * step)
  return {
    amount: seconds.map((second) => priceText(pair, path.priceAt(second))),
    time: seconds.map((second) => second * 1000),
  }
}

export const marketHandlers: Handlers = {
  listPairs: (_input, { engine }) =>
    PAIRS.map((pair) => wirePair(pair, engine.view().spotStops[pair.symbol])),
  listThumbs: (_input, context) => thumbs(context),
  listThumbTrends: (_input, { engine }) =>
    PAIRS.map((pair) => ({
      ...thumbOf(engine.view(), pair, engine.now()),
      trend: trendOf(engine.view(), pair, engine.now()),
    })),
  getPair({ body }, { engine }) {
    const pair = pairOf(body.symbol)
    return { ...wirePair(pair, engine.view().spotStops[pair.symbol]), currentTime: engine.now() }
  },

  listCandles({ query: { symbol, from, to, resolution } }, { engine }) {
    const pair = pairOf(symbol)
    const period = PERIODS[resolution] ?? refuse(500, 'wrong-choice', 'resolution')
    const now = Math.floor(engine.now() / 1000)
    const range = { from: Math.ceil(from / 1000), to: Math.floor(to / 1000), now, most: MOST_CANDLES }
    return candlesOf(engine.view(), pair, period, range).map((candle) => wireCandleRow(pair, candle))
  },

  listTrades({ body: { symbol, size = 20 } }, { engine }) {
    const pair = pairOf(symbol)
    const trades = tradesOf(engine.view(), pair, { time: engine.now(), most: size })
    return trades.map((trade) => wireTrade(pair, trade))
  },

  getBook({ body: { symbol } }, { engine }) {
    const pair = pairOf(symbol)
    const [state, time] = [engine.view(), engine.now()]
    const levels = (side: 'BUY' | 'SELL') => wireLevels(pair, sideOf(state, pair, side, { time, most: TOP }))
    return { bid: levels('BUY'), ask: levels('SELL') }
  },
  getBookTop: ({ body }, context) => sides(body, TOP, context),
  getBookDepth: ({ body }, context) => sides(body, DEPTH, context),

  getMarketOverview(_input, context) {
    const all = thumbs(context)
    const recommended = new Set(PAIRS.filter((pair) => pair.isRecommended).map(({ symbol }) => symbol))
    const rise = ({ symbol }: { readonly symbol: string }): number => riseOf(pairOf(symbol), context)
    return {
      recommend: all.filter(({ symbol }) => recommended.has(symbol)),
      changeRank: all.toSorted((a, b) => rise(b) - rise(a)).slice(0, RISERS),
    }
  },

  getCoinInfo: ({ body: { unit } }, context) =>
    wireCoin(findCoin(unit) ?? refuse(500, 'coin-illegal', 'unit'), context),

  listBitcoinPrices: (_input, context) => trend('BTC/USDT', 300, context).amount,
  getSymbolTrend: ({ body: { symbol } }, context) => trend(symbol, 60, context),

  getUsdRate({ params: { unit } }) {
    const currency = CURRENCIES.find(({ code }) => code === unit.toUpperCase())
    return currency?.rate ?? refuse(404, 'not-found')
  },

  listQuoteCoins: () => [...new Set(PAIRS.map(({ quote }) => quote))],
}

/** Change of a day in ticks per tick, for ranking alone. */
function riseOf(pair: PairRow, { engine }: HandlerContext): number {
  const now = Math.floor(engine.now() / 1000)
  const path = marketsOf(engine.view().seed).path(pair)
  return path.priceAt(now) / path.priceAt(now - DAY)
}
