import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candle, combine } from './candle.ts'
import { DAY, monthStart, weekStart } from './periods.ts'
import { createPricePath, type PathSpec } from './price-path.ts'

const btc: PathSpec = {
  seed: 'test',
  symbol: 'BTC/USDT',
  base: 6_000_000,
  volatility: 300,
  volume: 200_000_000,
}
const specs: readonly PathSpec[] = [
  btc,
  { ...btc, symbol: 'CHEAP/USDT', base: 100, volume: 17 },
  { ...btc, symbol: 'CALM/USDT', base: 10_000, volatility: 8 },
]
const spec = fc.constantFrom(...specs)
const NOW = Date.UTC(2026, 10, 21) / 1000
/** Fifty years, and instants that are on no boundary of a period. */
const second = fc.integer({ min: NOW - 40 * 365 * DAY, max: NOW + 10 * 365 * DAY })

const cut = (
  path: ReturnType<typeof createPricePath>,
  start: number,
  end: number,
  step: number,
): Candle[] => {
  const parts = []
  for (let at = start; at < end; at += step) parts.push(path.candle(at, Math.min(at + step, end)))
  return parts
}

test(
  'candles of every period add up to the next longer one, in price and volume',
  { timeout: 30_000 },
  () => {
    const periods = [60, 300, 900, 1800, 3600, 4 * 3600, DAY]
    fc.assert(
      fc.property(spec, second, (each, at) => {
        const path = createPricePath(each)
        periods.forEach((period, index) => {
          const start = Math.floor(at / period) * period
          const whole = path.candle(start, start + period)
          expect(combine(cut(path, start, start + period, periods[index - 1] ?? 1))).toEqual(whole)
          expect(whole.low).toBeLessThanOrEqual(Math.min(whole.open, whole.close))
          expect(whole.high).toBeGreaterThanOrEqual(Math.max(whole.open, whole.close))
          expect(whole.low).toBeGreaterThan(0)
          expect(whole.volume).toBeGreaterThanOrEqual(0)
          expect(Object.values(whole).every(Number.isSafeInteger)).toBe(true)
        })
      }),
      { numRuns: 40 },
    )
  },
)

test('weeks and months are sums of days, and every candle opens at the previous close', () => {
  const path = createPricePath(btc)
  const week = weekStart(NOW)
  expect(new Date(week * 1000).getUTCDay()).toBe(1)
  expect(combine(cut(path, week, week + 7 * DAY, DAY))).toEqual(path.candle(week, week + 7 * DAY))
  const [month, next] = [monthStart(NOW), monthStart(NOW, 1)]
  expect(next - month).toBe(30 * DAY)
  expect(combine(cut(path, month, next, DAY))).toEqual(path.candle(month, next))
  for (const period of [60, DAY]) {
    const candles = cut(path, week, week + 300 * period, period)
    candles.slice(1).forEach((candle, i) => expect(candle.open).toBe(candles[i]?.close))
  }
})

test('months begin on their first day, in every year', () => {
  fc.assert(
    fc.property(second, fc.integer({ min: -30, max: 30 }), (at, months) => {
      const date = new Date(at * 1000)
      expect(monthStart(at, months) * 1000).toBe(
        Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1),
      )
    }),
  )
})

test('the price depends on seed, symbol and time only, not on earlier queries', () => {
  const asked = createPricePath(btc)
  cut(asked, NOW - 20_000, NOW, 7)
  cut(asked, NOW - 400 * DAY, NOW, 3 * 3600 + 11)
  expect(asked.candle(NOW, NOW + 61)).toEqual(createPricePath(btc).candle(NOW, NOW + 61))
  const others = [
    { ...btc, seed: 'other' },
    { ...btc, symbol: 'ETH/USDT' },
  ]
  for (const other of others) expect(createPricePath(other).priceAt(NOW)).not.toBe(asked.priceAt(NOW))
  expect(asked.candle(NOW, NOW + 60)).toMatchInlineSnapshot(`
    {
      "close": 7188140,
      "end": 1795219260,
      "high": 7189342,
      "low": 7169121,
      "open": 7172106,
      "start": 1795219200,
      "volume": 284703,
    }
  `)
})

test('a price is what the candle of its second opens at, at midnight and at any other second', () => {
  fc.assert(
    fc.property(spec, second, (options, at) => {
      const path = createPricePath(options)
      for (const time of [at, at - (at % DAY), at - (at % 60)])
        expect(createPricePath(options).priceAt(time)).toBe(path.candle(time, time + 1).open)
    }),
  )
})

test('firstPassage finds the same second as a search of every second', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(
      spec,
      second,
      fc.integer({ min: 1, max: 1200 }),
      fc.integer({ min: -99, max: 99 }),
      (each, from, length, shift) => {
        const path = createPricePath(each)
        const range = path.candle(from, from + length)
        // Prices inside, at the edge of and just outside what is reached.
        const price = Math.round(range.open + ((range.high - range.low + 2) * shift) / 80)
        const seconds = cut(path, from, from + length, 1)
        expect(path.firstPassage('up', price, from, from + length)).toBe(
          seconds.find(({ high }) => high >= price)?.start,
        )
        expect(path.firstPassage('down', price, from, from + length)).toBe(
          seconds.find(({ low }) => low <= price)?.start,
        )
      },
    ),
    { numRuns: 40 },
  )
})

test('no second of an empty stretch, or of one that ends before it begins, reaches a price', () => {
  const path = createPricePath(btc)
  for (const from of [NOW, NOW - (NOW % DAY), NOW + 7])
    for (const until of [from, from - 1, from - DAY])
      expect([
        path.firstPassage('up', 1, from, until),
        path.firstPassage('down', Infinity, from, until),
      ]).toEqual([undefined, undefined])
})

test('eight hours, or a year, are searched in one descent', () => {
  for (const [length, most] of [
    [8 * 3600, 60],
    [365 * DAY, 90],
  ] as const) {
    const path = createPricePath(btc)
    const { high, low } = createPricePath(btc).candle(NOW, NOW + length)
    expect(path.firstPassage('up', high, NOW, NOW + length)).toBeDefined()
    expect(path.firstPassage('up', high + 1, NOW, NOW + length)).toBeUndefined()
    expect(path.firstPassage('down', low, NOW, NOW + length)).toBeDefined()
    expect(path.computed()).toBeLessThan(most * 3)
  }
})

test('a screen of a thousand candles costs a few stretches each', () => {
  const path = createPricePath(btc)
  cut(path, NOW - 1000 * 900, NOW, 900)
  expect(path.computed()).toBeLessThan(2500)
})

test('prices move by a few percent a day and little a second, and a stable symbol stays stable', () => {
  const middleOf = (values: number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const ranges = (path: ReturnType<typeof createPricePath>, step: number): number[] =>
    cut(path, NOW - 1000 * step, NOW, step).map(({ open, high, low }) => (high - low) / open)
  const path = createPricePath(btc)
  const days = ranges(path, DAY)
  expect(middleOf(days)).toBeGreaterThan(0.02)
  expect(middleOf(days)).toBeLessThan(0.08)
  expect(Math.max(...days)).toBeLessThan(0.5)
  expect(Math.min(...days)).toBeGreaterThan(0.001)
  expect(Math.max(...ranges(path, 1))).toBeLessThan(0.02)
  expect(middleOf(ranges(createPricePath({ ...btc, base: 10_000, volatility: 8 }), DAY))).toBeLessThan(0.005)
})

test('volume differs from day to day and is near the configured one', () => {
  const volumes = cut(createPricePath(btc), NOW - 1000 * DAY, NOW, DAY).map(({ volume }) => volume)
  const mean = volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length
  expect(mean / btc.volume).toBeGreaterThan(0.9)
  expect(mean / btc.volume).toBeLessThan(1.1)
  expect(Math.max(...volumes) / Math.min(...volumes)).toBeGreaterThan(2)
})

test('a base price too small to move is refused', () => {
  expect(() => createPricePath({ ...btc, base: 99 })).toThrow(RangeError)
})
