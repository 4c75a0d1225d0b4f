import { marketSocket } from '#generated/streams.ts'
import { findCoin } from '../wallets/coins.ts'
import { CURRENCIES } from '../currency/currencies.ts'
import { findPair, PAIRS, type PairRow } from '../../market/pairs.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { marketsOf } from '../../market/markets.ts'
import { candlesOf, PERIODS } from './candles.ts'
import { sideOf } from './sides.ts'
import { priceText, tickerOf, trendOf } from './ticker.ts'
import { tradesOf } from './trades.ts'
import { launchOf } from '../lab/launch.ts'
import { wireCandleRow, wireLevels, wirePair, wireBookSide, wireTrade } from './wire-market.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { wireCoin } from '../wallets/handlers.ts'

/** Levels of a side: of the whole book's best, and far from the price. */
const TOP = 24
const DEPTH = 100
/** Rows of an answer of candles at most. */
const MOST_CANDLES = 10_000
const DAY = 86_400
const RISERS = 5

const pairOf = (symbol: string, refuse: Refuse<'nonsupport-coin'>): PairRow =>
  findPair(symbol) ?? refuse('nonsupport-coin')

const BITCOIN = (() => {
  const pair = findPair('BTC/USDT')
  if (pair === undefined) throw new RangeError('there is no BTC/USDT')
  return pair
})()

function sides(
  { symbol }: { readonly symbol: string },
  most: number,
  { engine, frame, refuse }: HandlerContext<'nonsupport-coin'>,
) {
  const pair = pairOf(symbol, refuse)
  const [state, time] = [engine.view(), engine.now()]
  const bookSide = (side: 'BUY' | 'SELL') =>
    wireBookSide(pair, side, sideOf(state, pair, side, { time, most }), frame(marketSocket, pair.symbol))
  return { bid: bookSide('BUY'), ask: bookSide('SELL') }
}

/** A pair with what is stopped in it, and the sale of the lab that goes on there. */
function pairNow(pair: PairRow, { engine }: Pick<HandlerContext, 'engine'>) {
  const state = engine.view()
  return wirePair(pair, state.spotStops[pair.symbol], launchOf(state, pair, engine.now()))
}

const tickers = ({ engine }: Pick<HandlerContext, 'engine'>) =>
  PAIRS.map((pair) => tickerOf(engine.view(), pair, engine.now()))

/** Prices of the last day, one every `step` seconds, oldest first. */
function trend(pair: PairRow, step: number, { engine }: Pick<HandlerContext, 'engine'>) {
  const now = Math.floor(engine.now() / 1000)
  const path = marketsOf(engine.view().seed).path(pair)
  const seconds = Array.from({ length: DAY / step }, (_, index) => now - DAY + (index + 1) * step)
  return {
    amount: seconds.map((second) => priceText(pair, path.priceAt(second))),
    time: seconds.map((second) => second * 1000),
  }
}

export const marketHandlers: Handlers = {
  listPairs: (_input, { engine }) => PAIRS.map((pair) => pairNow(pair, { engine })),
  listThumbs: (_input, context) => tickers(context),
  listThumbTrends: (_input, { engine }) =>
    PAIRS.map((pair) => ({
      ...tickerOf(engine.view(), pair, engine.now()),
      trend: trendOf(engine.view(), pair, engine.now()),
    })),
  getPair({ body }, { engine, refuse }) {
    const pair = pairOf(body.symbol, refuse)
    return { ...pairNow(pair, { engine }), currentTime: engine.now() }
  },

  listCandles({ query: { symbol, from, to, resolution } }, { engine, refuse }) {
    const pair = pairOf(symbol, refuse)
    const period = PERIODS[resolution] ?? refuse('wrong-choice')
    const now = Math.floor(engine.now() / 1000)
    const range = { from: Math.ceil(from / 1000), to: Math.floor(to / 1000), now, most: MOST_CANDLES }
    return candlesOf(engine.view(), pair, period, range).map((candle) => wireCandleRow(pair, candle))
  },

  listTrades({ body: { symbol, size = 20 } }, { engine, refuse }) {
    const pair = pairOf(symbol, refuse)
    const trades = tradesOf(engine.view(), pair, { time: engine.now(), most: size })
    return trades.map((trade) => wireTrade(pair, trade))
  },

  getBook({ body: { symbol } }, { engine, refuse }) {
    const pair = pairOf(symbol, refuse)
    const [state, time] = [engine.view(), engine.now()]
    const levels = (side: 'BUY' | 'SELL') => wireLevels(pair, sideOf(state, pair, side, { time, most: TOP }))
    return { bid: levels('BUY'), ask: levels('SELL') }
  },
  getBookTop: ({ body }, context) => sides(body, TOP, context),
  getBookDepth: ({ body }, context) => sides(body, DEPTH, context),

  getMarketOverview(_input, context) {
    const all = tickers(context)
    const recommended = new Set(PAIRS.filter((pair) => pair.isRecommended).map(({ symbol }) => symbol))
    const rise = new Map(PAIRS.map((pair) => [pair.symbol, riseOf(pair, context)]))
    const riseIn = ({ symbol }: { readonly symbol: string }): number => rise.get(symbol) ?? 0
    return {
      recommend: all.filter(({ symbol }) => recommended.has(symbol)),
      changeRank: all.toSorted((a, b) => riseIn(b) - riseIn(a)).slice(0, RISERS),
    }
  },

  getCoinInfo: ({ body: { unit } }, context) =>
    wireCoin(findCoin(unit) ?? context.refuse('coin-illegal'), context),

  listBitcoinPrices: (_input, context) => trend(BITCOIN, 300, context).amount,
  getSymbolTrend: ({ body: { symbol } }, context) => trend(pairOf(symbol, context.refuse), 60, context),

  getUsdRate({ params: { unit } }, { refuse }) {
    const currency = CURRENCIES.find(({ code }) => code === unit.toUpperCase())
    return currency?.rate ?? refuse('not-found')
  },

  listQuoteCoins: () => [...new Set(PAIRS.map(({ quote }) => quote))],
}

/** Change of a day in ticks per tick, for ranking alone. */
function riseOf(pair: PairRow, { engine }: Pick<HandlerContext, 'engine'>): number {
  const now = Math.floor(engine.now() / 1000)
  const path = marketsOf(engine.view().seed).path(pair)
  return path.priceAt(now) / path.priceAt(now - DAY)
}
