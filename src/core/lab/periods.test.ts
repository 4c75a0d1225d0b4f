import { expect, test } from 'vitest'
import { payoutTime, periodLength } from './periods.ts'

const DAY = 86_400_000

test.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
  ['year', 365],
] as const)('a %s has %i days', (period, days) => {
  expect(periodLength(period)).toBe(days * DAY)
})

test('the first payout is a period after the begin', () => {
  expect([1, 2, 12].map((number) => payoutTime(1000, 'month', number))).toEqual([
    1000 + 30 * DAY,
    1000 + 60 * DAY,
    1000 + 360 * DAY,
  ])
})
