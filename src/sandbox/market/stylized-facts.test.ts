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

/** Returns the facts of real markets (Cont 2001) that do not hold for these candles, each with its value. */
function missingFacts(candles: readonly Candle[]): string[] {
  const returns = candles.map(({ open, close }) => Math.log(close / open))
  const sizes = returns.map(Math.abs)
  const ranges = candles.map(({ high, low }) => high - low)
  const bodies = candles.map(({ open, close }) => Math.abs(close - open))
  const volumes = candles.map(({ volume }) => volume)
  const lags = Array.from({ length: 10 }, (_, index) => autocorrelation(sizes, index + 1))
  const facts: readonly (readonly [name: string, value: number, least: number, most: number])[] = [
    ['neighbours with the same low', repeated(candles.map(({ low }) => low)), 0, 0.03],
    ['neighbours with the same high', repeated(candles.map(({ high }) => high)), 0, 0.03],
    ['excess kurtosis', excessKurtosis(returns), 1, 20],
    ['autocorrelation of returns', autocorrelation(returns, 1), -0.1, 0.1],
    ['autocorrelation of their size', mean(lags), 0.05, 1],
    ['correlation of volume and range', correlation(volumes, ranges), 0.3, 1],
    // Half of a random walk's range lies between its ends.
    ['body over range', mean(bodies) / mean(ranges), 0.45, 0.55],
  ]
  return facts
    .filter(([, value, least, most]) => !(value >= least && value <= most))
    .map(([name, value]) => `${name}: ${value}`)
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
  for (const candles of [minutes, bars(path, HOUR, end), bars(path, DAY, end)])
    expect(missingFacts(candles)).toEqual([])
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
    for (const period of [MINUTE, HOUR, DAY])
      expect([spec.symbol, period, ...missingFacts(bars(path, period, time / 1000))]).toEqual([
        spec.symbol,
        period,
      ])
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
    const days = Array.from({ length: 3653 }, (_, index) => {
      const day = Date.UTC(2020, 0, 1) / 1000 + index * DAY
      return path.candle(day, day + DAY)
    })
    expect(days.filter(({ open }, index) => index > 0 && open !== days[index - 1]?.close)).toEqual([])
    expect(days.filter(({ volume }) => volume <= 0)).toEqual([])
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
