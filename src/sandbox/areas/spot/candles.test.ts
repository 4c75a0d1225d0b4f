import { expect, test } from 'vitest'
import { PAIRS } from '../../market/pairs.ts'
import { DAY } from '../../market/periods.ts'
import { candleOf, candlesOf, type MarketCandle, PERIODS, periodStart } from './candles.ts'
import { worth } from './order.ts'
import { middleOf, order, pairOf, START, testExchange } from './testing-spot.ts'
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

test('LIMIT-06 with members’ trades included, every period adds up to the next longer one', () => {
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
