import { orderCancelledStream, orderCompletedStream, orderTradedStream } from '#generated/streams.ts'
import type { Event } from '../../kernel/machine.ts'
import { PAIRS } from '../../market/pairs.ts'
import type { Push, TopicSource } from '../../streams/topic-source.ts'
import type { State } from '../state.ts'
import { candlesOf } from './candles.ts'
import { marketTopics } from './market-topics.ts'
import { sideOf } from './sides.ts'
import { tickerOf } from './ticker.ts'
import { tradesOf } from './trades.ts'
import { wireOrder } from './wire-market.ts'

export const spotTopics: Readonly<Record<string, TopicSource>> = {
  ...marketTopics({
    marketOf: (pair) => pair,
    tickers: ({ state, time }) => PAIRS.map((pair) => tickerOf(state, pair, time)),
    trades: ({ state }, pair, range) => tradesOf(state, pair, range),
    candles: ({ state }, pair, period, range) => candlesOf(state, pair, period, range),
    side: ({ state, time }, pair, side, most) => sideOf(state, pair, side, { time, most }),
  }),
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
