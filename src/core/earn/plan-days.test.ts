import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatGmt8, parseGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { type Cycle, firstRun, nextRun, nextRunAfter } from './plan-days.ts'

const at = (text: string): number => parseGmt8(text) ?? Number.NaN
const text = (time: number): string => formatGmt8(instant(time))
const NINE = 9 * 3_600_000

test.each([
  ['a', 'daily', '2026-11-22 09:00:00', '2026-11-23 09:00:00'],
  ['b', 'weekly', '2026-11-29 09:00:00', '2026-12-06 09:00:00'],
  ['c', 'monthly', '2026-12-22 09:00:00', '2027-01-21 09:00:00'],
] as const)(
  'LIMIT-05.%s a plan that is created on 21 November and runs %s buys at %s, then at %s',
  (_clause, cycle, first, second) => {
    for (const now of ['2026-11-21 00:00:00', '2026-11-21 09:30:00', '2026-11-21 23:59:59']) {
      const run = firstRun(at(now), cycle, NINE)
      expect([text(run), text(nextRun(run, cycle))]).toEqual([first, second])
    }
  },
)

const cycle = fc.constantFrom<Cycle[]>('daily', 'weekly', 'monthly')

test('the next day after a pause is the first of the plan’s days that lies ahead', () => {
  const seconds = fc.integer({ min: -40_000_000, max: 40_000_000 })
  fc.assert(
    fc.property(cycle, seconds, (each, second) => {
      const scheduled = at('2026-11-29 09:00:00')
      const now = scheduled + second * 1000
      let expected = scheduled
      while (expected <= now) expected = nextRun(expected, each)
      expect(nextRunAfter(scheduled, each, now)).toBe(expected)
    }),
  )
})
