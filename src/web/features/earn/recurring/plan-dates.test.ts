import { expect, test } from 'vitest'
import { AutoInvestCycle } from '#generated/models/auto-invest-cycle.ts'
import { formatGmt8, parseGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { planDates } from './plan-dates.ts'

const now = parseGmt8('2026-11-24 12:00:00') ?? instant(0)
const HOUR = 3_600_000

test.each([
  ['LIMIT-05.a', AutoInvestCycle.DAILY, ['2026-11-25 09:00:00', '2026-11-26 09:00:00']],
  ['LIMIT-05.b', AutoInvestCycle.WEEKLY, ['2026-12-02 09:00:00', '2026-12-09 09:00:00']],
  ['LIMIT-05.c', AutoInvestCycle.MONTHLY, ['2026-12-25 09:00:00', '2027-01-24 09:00:00']],
])('%s a plan says its first days', (_code, cycle, expected) => {
  const dates = planDates({ cycle, startTime: '09:00:00' }, { now, ahead: 8 * HOUR, count: 2 })
  expect(dates?.map(formatGmt8)).toEqual(expected)
})

test('a time of day is that of the member’s own clock', () => {
  const dates = planDates(
    { cycle: AutoInvestCycle.DAILY, startTime: '09:00:00' },
    { now, ahead: HOUR, count: 1 },
  )
  expect(dates?.map(formatGmt8)).toEqual(['2026-11-25 16:00:00'])
})

test('without cycle or time there are no days', () => {
  const asked = { now, ahead: 0, count: 1 }
  expect(planDates({ startTime: '09:00:00' }, asked)).toBeNull()
  expect(planDates({ cycle: AutoInvestCycle.DAILY, startTime: '9' }, asked)).toBeNull()
})
