import { expect, test } from 'vitest'
import type { Level } from '../../market/maker-quotes.ts'
import { PAIRS } from '../../market/pairs.ts'
import { DAY } from '../../market/periods.ts'
import { candleOf, candlesOf, type MarketCandle, PERIODS, periodStart } from './candles.ts'
import { worth } from './order.ts'
import { middleOf, order, pairOf, START, testExchange } from './testing-spot.ts'
import { sideOf } from './sides.ts'
import { tradesOf } from './trades.ts'

const pair = pairOf('BTC/USDT')
const second = (time: number): number => Math.floor(time / 1000)

/** Candles that follow each other as one. */
const joined = (candles: readonly MarketCandle[]) => ({
  open: candles[0]?.open,
  close: candles.at(-1)?.close,
  high: Math.max(...candles.map(({ high }) => high)),
  low: Math.min(...candles.map(({ low }) => low)),
  lots: candles.reduce((sum, { lots }) => sum + lots, 0),
})

test('with members’ trades included, every period adds up to the next longer one', () => {
  const exchange = testExchange(1, { USDT: 10n ** 17n, BTC: 10n ** 13n })
  for (let index = 0; index < 60; index++) {
    const time = START + index * 137_000
    const middle = middleOf(exchange, pair, time)
    // Far above the market, so that the trades reach out of the path's own candles.
    exchange.run(order({ side: 'SELL', price: middle * 2, lots: 10 }), time)
    exchange.run(
      order({ kind: 'MARKET_PRICE', budget: worth(pair, middle, 90_000 * (1 + (index % 40))) }),
      time,
    )
  }
  const now = second(START) + DAY
  const day = periodStart(DAY, second(START))
  for (const [long, short] of [
    [300, 60],
    [900, 300],
    [3600, 900],
    [4 * 3600, 3600],
    [DAY, 4 * 3600],
  ] as const)
    for (let start = day; start < day + DAY; start += long) {
      const parts = Array.from({ length: long / short }, (_, index) =>
        candleOf(exchange.state, pair, start + index * short, start + (index + 1) * short, now),
      )
      const { open, close, high, low, lots } = candleOf(exchange.state, pair, start, start + long, now)
      expect(joined(parts)).toEqual({ open, close, high, low, lots })
    }
})

test('recorded trades lie within the candle of their second and make up its volume', () => {
  const { state } = testExchange(0, {})
  for (const each of PAIRS.slice(0, 15)) {
    const time = START + 1000
    const minute = candleOf(state, each, second(time) - 60, second(time), second(time))
    const trades = tradesOf(state, each, { time, most: 500, since: time - 60_000 })
    expect(trades.reduce((sum, { lots }) => sum + lots, 0)).toBe(minute.lots)
    for (const { price, time: at } of trades) {
      expect(price).toBeGreaterThanOrEqual(minute.low)
      expect(price).toBeLessThanOrEqual(minute.high)
      expect(at).toBeLessThan(time)
    }
  }
})

test('every trade is at the bid or the ask of its moment, and the last one at the close of its second', () => {
  const { state } = testExchange(0, {})
  for (const each of PAIRS) {
    const trades = tradesOf(state, each, { time: START, most: 300 })
    expect(trades.length).toBeGreaterThan(0)
    for (const { price, side, time } of trades) {
      const best = (of: 'BUY' | 'SELL') => sideOf(state, each, of, { time, most: 1 })[0]?.price ?? 0
      expect([each.symbol, time, price]).toEqual([each.symbol, time, best(side === 'BUY' ? 'SELL' : 'BUY')])
      expect(best('BUY')).toBeLessThan(best('SELL'))
    }
    const [last] = trades
    const now = second(START)
    const past = second(last?.time ?? 0)
    expect(last?.price).toBe(candleOf(state, each, past, past + 1, now).close)
  }
})

test.each(['BUY', 'SELL'] as const)(
  '%s: a book reaches 3 to 5 % from the best price, thins out, and has rows in groups of 10 and of 100',
  (side) => {
    const { state } = testExchange(0, {})
    const times = Array.from({ length: 20 }, (_, index) => START + index * 12_345_678)
    let [near, far] = [0, 0]
    for (const time of times) {
      const levels = sideOf(state, pair, side, { time, most: 50 })
      const best = levels[0]?.price ?? 0
      const away = ({ price }: Level): number => Math.abs(price - best) / best
      const reach = Math.max(...levels.map(away))
      expect(reach).toBeGreaterThan(0.03)
      expect(reach).toBeLessThanOrEqual(0.05)
      // As the app groups them: by 10 and by 100 USDT.
      for (const step of [1000, 10_000]) {
        const rows = [...new Set(levels.map(({ price }) => Math.floor(price / step)))]
        expect(rows.filter((row) => Math.abs(row - Math.floor(best / step)) <= 8)).toHaveLength(9)
      }
      const lotsWithin = (from: number, to: number): number =>
        levels
          .filter((level) => away(level) >= from && away(level) < to)
          .reduce((sum, { lots }) => sum + lots, 0) /
        (to - from)
      near += lotsWithin(0, 0.0001)
      far += lotsWithin(0.002, 0.02)
    }
    expect(near / far).toBeGreaterThan(3)
  },
)

test.each(Object.keys(PERIODS))('resolution %s: candles follow each other, up to now', (resolution) => {
  const { state } = testExchange(0, {})
  const period = PERIODS[resolution] ?? 60
  const now = second(START) + 77
  const candles = candlesOf(state, pair, period, { from: now - 90 * DAY, to: now, now, most: 40 })
  expect(candles.length).toBeGreaterThan(2)
  candles.slice(1).forEach((candle, index) => expect(candle.open).toBe(candles[index]?.close))
  expect(candles.at(-1)?.close).toBe(middleOf({ state } as ReturnType<typeof testExchange>, pair, now * 1000))
  expect(candlesOf(state, pair, period, { from: now + 1, to: now + DAY, now, most: 40 })).toEqual([])
})

test('a market against another coin equals the ratio of the dollar prices at midnight', () => {
  const { state } = testExchange(0, {})
  const midnight = periodStart(DAY, second(START)) * 1000
  const dollars = (symbol: string): number =>
    middleOf({ state } as ReturnType<typeof testExchange>, pairOf(symbol), midnight)
  const ratio = Math.floor((dollars('ETH/USDT') / dollars('BTC/USDT')) * 100_000)
  expect(dollars('ETH/BTC')).toBe(ratio)
})
