import { expect, test } from 'vitest'
import { marketSocket } from '#generated/streams.ts'
import { PAIRS } from '../../market/pairs.ts'
import type { TopicSource } from '../../streams/topic-source.ts'
import { candleOf, PERIODS, periodStart } from './candles.ts'
import { sideOf } from './sides.ts'
import { order, pairOf, START, testExchange } from './testing-spot.ts'
import { tickerOf } from './ticker.ts'
import { spotOrderPushes, spotTopics } from './topics.ts'
import { tradesOf } from './trades.ts'
import { wireBookSide, wireCandle, wireOrder, wireTrade } from './wire-market.ts'

const pair = pairOf('BTC/USDT')
const exchange = testExchange(1, { USDT: 10n ** 17n, BTC: 10n ** 13n })
// Members' orders far from the price, because makers alone do not have so many levels.
for (let level = 0; level < 30; level++) {
  exchange.run(order({ price: Math.floor(pair.base / 2) - level, lots: 100 }), START)
  exchange.run(order({ side: 'SELL', price: pair.base * 2 + level, lots: 100 }), START)
}
const { state } = exchange
const now = { state, time: START }

function source<K extends TopicSource['kind']>(id: string, kind: K): Extract<TopicSource, { kind: K }> {
  const found = spotTopics[id]
  if (found?.kind !== kind) throw new Error(`${id} is no source of ${kind}`)
  return found as Extract<TopicSource, { kind: K }>
}

const PUSHED = [
  ['1min', '1'],
  ['5min', '5'],
  ['15min', '15'],
  ['30min', '30'],
  ['1hour', '60'],
  ['4hour', '240'],
  ['1day', '1D'],
  ['1week', '1W'],
  ['1mon', '1M'],
] as const

/** The candle of a period in which a second lies, as it is at the moment. */
const candleAt = (name: (typeof PUSHED)[number][0], resolution: string, second: number) => {
  const period = PERIODS[resolution] ?? 0
  const start = periodStart(period, second)
  return wireCandle(pair, name, candleOf(state, pair, start, periodStart(period, start, 1), START / 1000))
}

test('LIMIT-06.c the present candle of each period is sent', () => {
  const { values, beats } = source('candle', 'values')
  const present = PUSHED.map(([name, resolution]) => candleAt(name, resolution, START / 1000))
  expect(values(now, pair)).toEqual(present)
  expect(values(now, pair, START)).toEqual(present)
  expect(values(now, undefined)).toEqual([])
  expect(beats).toBe(10)
})

test('a candle that has closed since the last message is sent before the present one', () => {
  const sent = source('candle', 'values').values(now, pair, START - 90_500)
  const [second, last] = [START / 1000, START / 1000 - 91]
  const closed = PUSHED.flatMap(([name, resolution]) => {
    if (name === '1min') return [last, last + 60, second].map((at) => candleAt(name, resolution, at))
    // Half past the hour: the candles of up to half an hour begin just now.
    const isNew = ['5min', '15min', '30min'].includes(name)
    return (isNew ? [last, second] : [second]).map((at) => candleAt(name, resolution, at))
  })
  expect(sent).toEqual(closed)
})

test('24 candles of a period are sent at most, the latest ones', () => {
  const sent = source('candle', 'values').values(now, pair, START - 3_600_000)
  expect(sent.slice(0, 24)).toEqual(
    Array.from({ length: 24 }, (_, index) => candleAt('1min', '1', START / 1000 - (23 - index) * 60)),
  )
  expect(sent[24]).toMatchObject({ period: '5min' })
})

test('tickers of all pairs are sent, and trades since a moment, 50 at most', () => {
  const thumb = source('thumb', 'values')
  expect(thumb.values(now, undefined)).toEqual(PAIRS.map((each) => tickerOf(state, each, START)))
  const trades = source('trades', 'log')
  const told = (since: number) =>
    tradesOf(state, pair, { time: START, most: 50, since }).map((trade) => wireTrade(pair, trade))
  expect(trades.since(now, pair, START - 3000)).toEqual(told(START - 3000))
  expect(trades.since(now, pair, 0)).toEqual(told(0))
  expect(trades.since(now, pair, 0)).toHaveLength(50)
  expect([thumb.beats, trades.beats]).toEqual([3, 3])
})

test.each([
  ['bookTop', 24],
  ['bookDepth', 50],
])('%s sends %i levels of both sides with the number of the message', (id, most) => {
  const sides = source(id, 'book').sides(now, pair, 6)
  expect(sides).toEqual(
    (['BUY', 'SELL'] as const).map((side) =>
      wireBookSide(pair, side, sideOf(state, pair, side, { time: START, most }), 6),
    ),
  )
  expect(sides.map(({ items }) => items.length)).toEqual([most, most])
})

test.each([
  ['traded', 'order-trade'],
  ['completed', 'order-completed'],
  ['cancelled', 'order-canceled'],
])('an order that is %s is told to its member alone', (what, topic) => {
  const market = testExchange(1, { USDT: 10n ** 12n })
  const id = String(market.run(order({ symbol: 'ETH/USDT', price: 100_000, lots: 100 }), START))
  const made = market.state.spotOrders[id]
  if (made === undefined) throw new Error('no order')
  expect(spotOrderPushes({ type: 'spot.order', id, what }, market.state)).toEqual([
    { socket: marketSocket, topic: `/topic/market/${topic}/ETH/USDT/600001`, body: wireOrder(made) },
  ])
  expect(spotOrderPushes({ type: 'swap.order', id, what }, market.state)).toEqual([])
  expect(spotOrderPushes({ type: 'spot.order', id: 'E99', what }, market.state)).toEqual([])
})

test.each(['orderTraded', 'orderCompleted', 'orderCancelled'])('the channel %s has events only', (id) => {
  expect(source(id, 'events')).toEqual({ kind: 'events' })
})
