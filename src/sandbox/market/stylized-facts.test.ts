import { expect, test } from 'vitest'
import type { Candle } from './candle.ts'
import { marketsOf } from './markets.ts'
import { marketTime } from './market-time.ts'
import { findPair } from './pairs.ts'
import { DAY } from './periods.ts'
import { createPricePath, type PricePath } from './price-path.ts'

const BARS = 2000
const MINUTE = 60
const HOUR = 3600
const NOW = Date.UTC(2026, 10, 21) / 1000

const bars = (path: PricePath, period: number, end: number): Candle[] =>
  Array.from({ length: BARS }, (_, index) => {
    const start = end - (BARS - index) * period
    return path.candle(start, start + period)
  })

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Means of powers of what values differ from their mean. */
function moment(values: readonly number[], power: number): number {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** power))
}

const excessKurtosis = (values: readonly number[]): number => moment(values, 4) / moment(values, 2) ** 2 - 3

function autocorrelation(values: readonly number[], lag: number): number {
  const middle = mean(values)
  const products = values.slice(lag).map((value, index) => (value - middle) * ((values[index] ?? 0) - middle))
  return products.reduce((sum, product) => sum + product, 0) / values.length / moment(values, 2)
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [ofA, ofB] = [mean(a), mean(b)]
  const products = a.map((value, index) => (value - ofA) * ((b[index] ?? 0) - ofB))
  return mean(products) / Math.sqrt(moment(a, 2) * moment(b, 2))
}

/** Share of neighbours that have the same value. */
const repeated = (values: readonly number[]): number =>
  values.filter((value, index) => value === values[index - 1]).length / values.length

/** What is known of real markets (Cont 2001), and what gave this one away. */
function expectMarket(candles: readonly Candle[]): void {
  const returns = candles.map(({ open, close }) => Math.log(close / open))
  const sizes = returns.map(Math.abs)
  const ranges = candles.map(({ high, low }) => high - low)
  expect(repeated(candles.map(({ low }) => low))).toBeLessThanOrEqual(0.03)
  expect(repeated(candles.map(({ high }) => high))).toBeLessThanOrEqual(0.03)
  expect(excessKurtosis(returns)).toBeGreaterThan(1)
  expect(excessKurtosis(returns)).toBeLessThan(20)
  expect(Math.abs(autocorrelation(returns, 1))).toBeLessThan(0.1)
  const lags = Array.from({ length: 10 }, (_, index) => autocorrelation(sizes, index + 1))
  expect(mean(lags)).toBeGreaterThanOrEqual(0.05)
  const volumes = candles.map(({ volume }) => volume)
  expect(correlation(volumes, ranges)).toBeGreaterThan(0.3)
  // Half of a random walk's range lies between its ends.
  const bodies = candles.map(({ open, close }) => Math.abs(close - open))
  expect(mean(bodies) / mean(ranges)).toBeGreaterThan(0.45)
  expect(mean(bodies) / mean(ranges)).toBeLessThan(0.55)
}

const wicks = (candles: readonly Candle[]): number[] =>
  candles.flatMap(({ open, high, low, close }) => [
    (high - Math.max(open, close)) / open,
    (Math.min(open, close) - low) / open,
  ])

const usualDay = (path: PricePath, end: number): number =>
  median(bars(path, DAY, end).map(({ open, high, low }) => (high - low) / open))

/** Pairs whose ticks are fine beside what a minute moves, at moments at which they are. */
test.each([
  ['BTC/USDT', NOW],
  ['ETH/USDT', NOW],
  ['BNB/USDT', Date.UTC(2026, 1, 5) / 1000],
] as const)('%s looks like a market, by the minute, hour and day', (symbol, end) => {
  const pair = findPair(symbol)
  if (pair === undefined) throw new RangeError(symbol)
  const path = marketsOf('openbourse').path(pair)
  const minutes = bars(path, MINUTE, end)
  expect(median(minutes.map(({ high, low }) => high - low))).toBeGreaterThanOrEqual(100)
  for (const candles of [minutes, bars(path, HOUR, end), bars(path, DAY, end)]) expectMarket(candles)
})

/** Ticks are fine enough here for all prices of a path; nothing was tuned to these. */
const specs = [
  { symbol: 'CALM/USDT', base: 20_000_000, volatility: 140, volume: 400_000_000 },
  { symbol: 'USUAL/USDT', base: 8_000_000, volatility: 300, volume: 90_000_000 },
  { symbol: 'WILD/USDT', base: 5_000_000, volatility: 550, volume: 2_000_000_000 },
]
const stretches = [
  ['first', Date.UTC(1999, 5, 3)],
  ['second', Date.UTC(2021, 1, 28)],
  ['third', Date.UTC(2024, 8, 9)],
  ['fourth', Date.UTC(2031, 11, 30)],
] as const

test.each(stretches)('other prices of seed %s look like a market too', (seed, time) => {
  for (const spec of specs) {
    const path = createPricePath({ ...spec, seed })
    for (const period of [MINUTE, HOUR, DAY]) expectMarket(bars(path, period, time / 1000))
  }
})

test.each(stretches)('no wick of seed %s is longer than a day allows', (seed, time) => {
  for (const spec of specs) {
    const path = createPricePath({ ...spec, seed })
    const day = usualDay(path, time / 1000)
    for (const [period, most] of [
      [MINUTE, 0.5],
      [HOUR, 1.5],
      [DAY, 4],
    ] as const)
      expect(Math.max(...wicks(bars(path, period, time / 1000)))).toBeLessThan(most * day)
  }
})

test.each(['BTC/USDT', 'USDC/USDT', 'ETH/BTC'])(
  '%s has a history without gaps from 2020 to 2030',
  (symbol) => {
    const pair = findPair(symbol)
    if (pair === undefined) throw new RangeError(symbol)
    const path = marketsOf('openbourse').path(pair)
    let before: Candle | undefined
    for (let day = Date.UTC(2020, 0, 1) / 1000; day < Date.UTC(2030, 0, 1) / 1000; day += DAY) {
      const candle = path.candle(day, day + DAY)
      if (before !== undefined) expect(candle.open).toBe(before.close)
      expect(candle.volume).toBeGreaterThan(0)
      before = candle
    }
  },
)

test('hours of a day differ in how lively they are, and a week has the market time of a week', () => {
  const spec = { seed: 'rhythm', symbol: 'ANY/USDT', base: 8_000_000, volatility: 300, volume: 90_000_000 }
  const hours = bars(createPricePath(spec), HOUR, NOW)
  const usual = (first: number, last: number): number =>
    median(
      hours
        .filter(({ start }) => (start / HOUR) % 24 >= first && (start / HOUR) % 24 <= last)
        .map(({ open, high, low }) => (high - low) / open),
    )
  expect(usual(13, 16)).toBeGreaterThan(usual(3, 6) * 1.15)
  const lasting = (from: number, days: number): number => marketTime(from + days * DAY) - marketTime(from)
  const [monday, saturday] = [Date.UTC(2026, 10, 16) / 1000, Date.UTC(2026, 10, 21) / 1000]
  expect(lasting(monday, 1)).toBeGreaterThan(lasting(saturday, 1) * 1.3)
  for (const from of [monday, saturday + 1234, NOW - 40 * 365 * DAY])
    expect(lasting(from, 7)).toBeCloseTo(7 * DAY, 3)
})
