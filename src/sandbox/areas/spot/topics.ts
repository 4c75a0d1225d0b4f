import { orderCancelledStream, orderCompletedStream, orderTradedStream } from '#generated/streams.ts'
import type { KLine } from '#generated/wire/kline.ts'
import type { Event } from '../../kernel/machine.ts'
import { PAIRS, type PairRow } from '../../market/pairs.ts'
import type { Moment, Push, TopicSource } from '../../streams/topic-source.ts'
import type { State } from '../state.ts'
import { candlesOf, type Period, PERIODS, periodStart } from './candles.ts'
import { sideOf } from './sides.ts'
import { tickerOf } from './ticker.ts'
import { tradesOf } from './trades.ts'
import { wireCandle, wireOrder, wireBookSide, wireTrade } from './wire-market.ts'

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
function candles({ state, time }: Moment, pair: PairRow, since = time): KLine[] {
  const now = Math.floor(time / 1000)
  return PUSHED.flatMap(([period, resolution]) => {
    const length: Period = PERIODS[resolution] ?? 60
    const from = Math.floor(since / 1000)
    return candlesOf(state, pair, length, {
      from: periodStart(length, from),
      to: now,
      now,
      most: MOST_CLOSED,
    }).map((candle) => wireCandle(pair, period, candle))
  })
}

const book = (most: number): TopicSource => ({
  kind: 'book',
  sides: ({ state, time }, pair, frame) =>
    (['BUY', 'SELL'] as const).map((side) =>
      wireBookSide(pair, side, sideOf(state, pair, side, { time, most }), frame),
    ),
})

export const spotTopics: Readonly<Record<string, TopicSource>> = {
  thumb: {
    kind: 'values',
    beats: TRADE_BEATS,
    values: ({ state, time }) => PAIRS.map((pair) => tickerOf(state, pair, time)),
  },
  trades: {
    kind: 'log',
    beats: TRADE_BEATS,
    since: ({ state, time }, pair, since) =>
      tradesOf(state, pair, { time, most: TRADES, since }).map((trade) => wireTrade(pair, trade)),
  },
  candle: {
    kind: 'values',
    beats: CANDLE_BEATS,
    values: (now, pair, since) => (pair === undefined ? [] : candles(now, pair, since)),
  },
  bookTop: book(TOP_LEVELS),
  bookDepth: book(DEPTH_LEVELS),
  orderTraded: { kind: 'events' },
  orderCompleted: { kind: 'events' },
  orderCancelled: { kind: 'events' },
}

const STREAM_OF = {
  traded: orderTradedStream,
  completed: orderCompletedStream,
  cancelled: orderCancelledStream,
} as const

/** Tells a member what became of an order, on the order's own topic. */
export function spotOrderPushes({ type, id, what }: Event, state: State): readonly Push[] {
  const order = type === 'spot.order' ? state.spotOrders[String(id)] : undefined
  if (order === undefined) return []
  const stream = STREAM_OF[what as keyof typeof STREAM_OF]
  const topic = stream.topic({ symbol: order.symbol, memberId: String(order.member) })
  return [{ socket: stream.socket, topic, body: wireOrder(order) }]
}
