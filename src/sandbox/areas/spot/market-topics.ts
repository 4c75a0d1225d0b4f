import type { CoinThumb as Ticker } from '#generated/wire/coin-thumb.ts'
import type { KLine } from '#generated/wire/kline.ts'
import type { Level, Side } from '../../market/maker-quotes.ts'
import type { PairRow } from '../../market/pairs.ts'
import type { Moment, TopicSource } from '../../streams/topic-source.ts'
import { type CandleRange, type MarketCandle, type Period, PERIODS, periodStart } from './candles.ts'
import type { PublicTrade } from './tape.ts'
import type { TradeRange } from './trades.ts'
import { wireBookSide, wireCandle, wireTrade } from './wire-market.ts'

/** Views of one kind of markets, spot or contracts, at a moment. */
export type MarketView = {
  /** The market of this kind that a topic of a pair is about; undefined where there is none. */
  marketOf(pair: PairRow): PairRow | undefined
  tickers(now: Moment): readonly Ticker[]
  trades(now: Moment, pair: PairRow, range: TradeRange): readonly PublicTrade[]
  candles(now: Moment, pair: PairRow, period: Period, range: CandleRange): readonly MarketCandle[]
  /** At most so many levels, best price first. */
  side(now: Moment, pair: PairRow, side: Side, most: number): readonly Level[]
}

/** Beats between two messages: of trades and tickers, and of candles. */
const TRADE_BEATS = 3
const CANDLE_BEATS = 10
/** Levels of one side of a book. */
const TOP_LEVELS = 24
const DEPTH_LEVELS = 50
/** Candles of a period in one beat at most, when the clock runs fast. */
const MOST_CLOSED = 24
/** Trades of one message at most. */
const TRADES = 50

/** Pushed periods and the resolution that a call says for each. */
const PUSHED: readonly (readonly [period: KLine['period'], resolution: string])[] = [
  ['1min', '1'],
  ['5min', '5'],
  ['15min', '15'],
  ['30min', '30'],
  ['1hour', '60'],
  ['4hour', '240'],
  ['1day', '1D'],
  ['1week', '1W'],
  ['1mon', '1M'],
]

/** The newest candle of every period, after those that have closed since the last time: at most the latest few. */
function newestCandles(view: MarketView, now: Moment, pair: PairRow, since = now.time): KLine[] {
  const second = Math.floor(now.time / 1000)
  return PUSHED.flatMap(([period, resolution]) => {
    const length: Period = PERIODS[resolution] ?? 60
    const from = periodStart(length, Math.floor(since / 1000))
    return view
      .candles(now, pair, length, { from, to: second, now: second, most: MOST_CLOSED })
      .map((candle) => wireCandle(pair, period, candle))
  })
}

const book = (view: MarketView, most: number): TopicSource => ({
  kind: 'book',
  sides(now, named, frame) {
    const pair = view.marketOf(named)
    if (pair === undefined) return []
    return (['BUY', 'SELL'] as const).map((side) =>
      wireBookSide(pair, side, view.side(now, pair, side, most), frame),
    )
  },
})

/** The sources of the five topics that every kind of markets has. */
export const marketTopics = (
  view: MarketView,
): Readonly<Record<'thumb' | 'trades' | 'candle' | 'bookTop' | 'bookDepth', TopicSource>> => ({
  thumb: { kind: 'values', beats: TRADE_BEATS, values: (now) => view.tickers(now) },
  trades: {
    kind: 'log',
    beats: TRADE_BEATS,
    since(now, named, since) {
      const pair = view.marketOf(named)
      if (pair === undefined) return []
      const trades = view.trades(now, pair, { time: now.time, most: TRADES, since })
      return trades.map((trade) => wireTrade(pair, trade))
    },
  },
  candle: {
    kind: 'values',
    beats: CANDLE_BEATS,
    values(now, named, since) {
      const pair = named === undefined ? undefined : view.marketOf(named)
      return pair === undefined ? [] : newestCandles(view, now, pair, since)
    },
  },
  bookTop: book(view, TOP_LEVELS),
  bookDepth: book(view, DEPTH_LEVELS),
})
