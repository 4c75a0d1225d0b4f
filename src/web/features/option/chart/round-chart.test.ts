import { expect, test } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { id } from '#src/core/contract/id.ts'
import { instant } from '#src/core/time/instant.ts'
import type { OptionRound } from '#src/web/trading/products/option/option-round.ts'
import { scaleOf } from './chart-scale.ts'
import { rangeOf } from './round-range.ts'

const MINUTE = 60_000
/** A whole hour. */
const HOUR = 1_795_222_800_000
const at = (minutes: number) => instant(HOUR + minutes * MINUTE)

test('prices are placed between the lowest and the highest, with room above and below, and times from left to right', () => {
  const scale = scaleOf({ from: at(0), until: at(20) }, [decimal('110'), decimal('100'), decimal('105')])
  expect([at(0), at(5), at(20)].map(scale.x)).toEqual([0, 25, 100])
  const heights = ['110', '105', '100'].map((price) => scale.y(decimal(price)))
  expect(heights.map((height) => Math.round(height * 10) / 10)).toEqual([11.5, 50, 88.5])
  for (const price of scale.prices) expect(scale.y(price)).toBeGreaterThanOrEqual(0)
  expect(scale.prices.length).toBeGreaterThan(1)
})

test('a price that never moved is in the middle, and the only one beside the chart', () => {
  const scale = scaleOf({ from: at(0), until: at(20) }, [decimal('100')])
  expect(scale.y(decimal('100'))).toBe(50)
  expect(scale.prices.map(toText)).toEqual(['100'])
})

test.each([
  [0, 8, 1, 7],
  [0, 20, 5, 3],
  [2, 12, 2, 4],
  [0, 300, 60, 4],
])('from minute %i to %i the axis has a label each %i minutes: %i of them', (from, until, step, count) => {
  const { times } = scaleOf({ from: at(from), until: at(until) }, [decimal('1')])
  const first = Math.floor(from / step) * step + step
  expect(times).toEqual(Array.from({ length: count }, (_none, index) => at(first + index * step)))
})

const round = (begins: number, opens: number, ends: number): OptionRound => ({
  id: id('1'),
  number: 1,
  begins: at(begins),
  betsUntil: at(opens),
  opens: at(opens),
  ends: at(ends),
  openPrice: null,
  closePrice: null,
  result: 'waiting',
  rise: { total: decimal('0'), count: 0 },
  fall: { total: decimal('0'), count: 0 },
})

test('the chart shows as much past as future of the round of bets, else of the one that is drawn, else of now', () => {
  const [betting, drawing] = [round(10, 15, 20), round(5, 10, 15)]
  const of = (shown: Parameters<typeof rangeOf>[0]) => {
    const { from, until } = rangeOf(shown, at(12))
    return [(from - HOUR) / MINUTE, (until - HOUR) / MINUTE]
  }
  expect(of({ betting, drawing })).toEqual([0, 20])
  expect(of({ betting: null, drawing })).toEqual([5, 15])
  expect(of({ betting: undefined, drawing: null })).toEqual([2, 22])
})
