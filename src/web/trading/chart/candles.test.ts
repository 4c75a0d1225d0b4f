import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toChartNumber } from '#src/core/money/chart.ts'
import { decimal, fromUnits } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { averageAt, averageLine, type Candle, changeOf, closingOf, joined, withNewest } from './candles.ts'
import { readMixture } from './chart-colours.ts'
import { periods } from './periods.ts'

const candle = (time: number, close = '1'): Candle => ({
  time: instant(time),
  open: decimal('1'),
  high: decimal('1'),
  low: decimal('1'),
  close: decimal(close),
  volume: decimal('1'),
})
const times = (candles: readonly Candle[]) => candles.map(({ time }) => time)

test('LIMIT-06 five periods: time-share, 15 minutes, 1 hour, 4 hours, 1 day', () => {
  expect(periods.map(({ ms, asLine }) => [ms / 60_000, asLine])).toEqual([
    [1, true],
    [15, false],
    [60, false],
    [240, false],
    [1440, false],
  ])
})

test('a candle closes a period after it began; without a successor the period that runs counts', () => {
  const [hour, day] = [3_600_000, 86_400_000]
  expect(closingOf(candle(hour), hour, instant(hour))).toBe(2 * hour)
  expect(closingOf(candle(hour), hour, instant(2 * hour - 1))).toBe(2 * hour)
  expect(closingOf(candle(hour), hour, instant(2 * hour))).toBe(3 * hour)
  // Days of an exchange in GMT+8 do not begin at midnight UTC.
  expect(closingOf(candle(16 * hour), day, instant(20 * hour))).toBe(40 * hour)
  // This device's clock is behind.
  expect(closingOf(candle(hour), hour, instant(hour - 500))).toBe(2 * hour)
})

test('the newest candle is replaced or followed; a late one changes nothing', () => {
  const candles = [candle(10), candle(20)]
  expect(withNewest(candles, candle(20, '2')).map(({ close }) => close)).toEqual(['1', '2'])
  expect(times(withNewest(candles, candle(30)))).toEqual([10, 20, 30])
  expect(withNewest(candles, candle(10, '5'))).toBe(candles)
})

test('older candles stand before fresh ones, none twice, and a hole gives them up', () => {
  expect(times(joined([candle(0), candle(10)], [candle(10), candle(20)], 10))).toEqual([0, 10, 20])
  expect(times(joined([candle(0)], [candle(30)], 10))).toEqual([30])
  expect(times(joined([candle(0)], [], 10))).toEqual([0])
})

test('averages of the drawing and of the legend are the same, cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 7n }), { minLength: 1, maxLength: 40 }),
      (units) => {
        const candles = units.map((one, at) => ({ ...candle(at), close: fromUnits(one, 2) }))
        const line = averageLine(
          candles.map(({ close }) => toChartNumber(close)),
          7,
        )
        expect(line).toHaveLength(Math.max(0, candles.length - 6))
        line.forEach((value, at) => {
          const exact = averageAt(candles, at + 6, 7, 6)
          expect(value).toBeCloseTo(exact === null ? -1 : toChartNumber(exact), 4)
        })
        expect(averageAt(candles, 5, 7, 2)).toBeNull()
      },
    ),
    { numRuns: 60 },
  )
})

test('change is told in per cent, and not told of nothing', () => {
  expect(changeOf(candle(0, '1.015'))).toBe(decimal('1.50'))
  expect(changeOf({ ...candle(0), open: decimal('0') })).toBeNull()
})

test('what a mixture of colours comes to is read', () => {
  expect(readMixture('color(srgb 1 0.5 0 / 0.25)')).toEqual([255, 127.5, 0, 0.25])
  expect(readMixture('none')).toBeNull()
})
