import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toChartNumber } from '#src/core/money/chart.ts'
import { decimal, fromUnits } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import {
  averageAt,
  averageLine,
  type Candle,
  changeOf,
  closedAt,
  closingOf,
  inOrder,
  withAnswer,
  withNewest,
  type Candles,
} from './candles.ts'
import { periods } from './periods.ts'

const candle = (time: number, close = '1'): Candle => ({
  time: instant(time),
  open: decimal('1'),
  high: decimal('1'),
  low: decimal('1'),
  close: decimal(close),
  volume: decimal('1'),
})
const times = (candles: Candles) => candles.slice().map(({ time }) => time)

test('LIMIT-06.ab the periods are time-share, 15 minutes, 1 hour, 4 hours, 1 day', () => {
  expect(periods.map(({ ms, asLine }) => [ms / 60_000, asLine])).toEqual([
    [1, true],
    [15, false],
    [60, false],
    [240, false],
    [1440, false],
  ])
})

test('a candle closes one period after it began; without a successor at the end of the running period', () => {
  const [hour, day] = [3_600_000, 86_400_000]
  expect(closingOf(candle(hour), hour, instant(hour))).toBe(2 * hour)
  expect(closingOf(candle(hour), hour, instant(2 * hour - 1))).toBe(2 * hour)
  expect(closingOf(candle(hour), hour, instant(2 * hour))).toBe(3 * hour)
  // Days of an exchange in GMT+8 do not begin at midnight UTC.
  expect(closingOf(candle(16 * hour), day, instant(20 * hour))).toBe(40 * hour)
  // This device's clock is behind.
  expect(closingOf(candle(hour), hour, instant(hour - 500))).toBe(2 * hour)
})

test('the newest candle is replaced or followed; a late one is ignored', () => {
  const candles = [candle(10), candle(20)]
  expect(withNewest(candles, candle(20, '2')).map(({ close }) => close)).toEqual(['1', '2'])
  expect(times(withNewest(candles, candle(30)))).toEqual([10, 20, 30])
  expect(withNewest(candles, candle(10, '5'))).toBe(candles)
})

test('the newest candle closes at the last price, and extends its high or low only for a newer one', () => {
  const newest = { ...candle(0, '5'), low: decimal('3'), high: decimal('8') }
  const closed = (last: string, isNewer: boolean) => closedAt(newest, decimal(last), isNewer)
  expect(closed('5.0', false)).toBe(newest)
  expect(closed('7', false)).toEqual({ ...newest, close: decimal('7') })
  expect(closed('9', false)).toBe(newest)
  expect(closed('9', true)).toEqual({ ...newest, high: decimal('9'), close: decimal('9') })
  expect(closed('2', true)).toEqual({ ...newest, low: decimal('2'), close: decimal('2') })
})

test('an answer is merged in the order of time, each time once, and a gap drops the older candles', () => {
  expect(times(withAnswer([candle(0), candle(10)], [candle(10), candle(20)], 10))).toEqual([0, 10, 20])
  expect(times(withAnswer([candle(20)], [candle(0), candle(10)], 10))).toEqual([0, 10, 20])
  expect(
    withAnswer([candle(0), candle(10)], [candle(10, '2')], 10)
      .slice()
      .map(({ close }) => close),
  ).toEqual(['1', '2'])
  expect(times(withAnswer([candle(0)], [candle(30)], 10))).toEqual([30])
  expect(times(withAnswer([candle(0)], [], 10))).toEqual([0])
})

test('repeated rows, and rows sent newest first, are put in order', () => {
  const rows = [candle(20), candle(0), candle(10), candle(10, '2')]
  expect(inOrder(rows).map(({ time, close }) => [time, close])).toEqual([
    [0, '1'],
    [10, '2'],
    [20, '1'],
  ])
})

test('averages of the drawing and of the legend are equal, truncated', () => {
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

test('the change is in per cent, and null for an open of zero', () => {
  expect(changeOf(candle(0, '1.015'))).toBe(decimal('1.50'))
  expect(changeOf({ ...candle(0), open: decimal('0') })).toBeNull()
})
