import { expect, test } from 'vitest'
import { formatGmt8, parseGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { elapsedDays, firstInterestDay, redemptionDate } from './term.ts'

const at = (text: string): number => parseGmt8(text) ?? Number.NaN
const text = (time: number): string => formatGmt8(instant(time))

test.each([
  ['2026-11-21 09:30:00', '2026-11-22 00:00:00'],
  ['2026-11-21 23:59:59', '2026-11-22 00:00:00'],
  ['2026-11-22 00:00:00', '2026-11-23 00:00:00'],
  ['2026-12-31 12:00:00', '2027-01-01 00:00:00'],
  ['2028-02-28 08:00:00', '2028-02-29 00:00:00'],
])('of what is bought at %s interest begins at %s', (bought, start) => {
  expect(text(firstInterestDay(at(bought)))).toBe(start)
})

test.each([
  ['2026-11-22 00:00:00', 30, '2026-12-22 00:00:00'],
  ['2026-11-22 00:00:00', 365, '2027-11-22 00:00:00'],
  ['2028-02-01 00:00:00', 30, '2028-03-02 00:00:00'],
])('a term from %s of %i days ends at %s', (start, duration, end) => {
  expect(text(redemptionDate(at(start), duration))).toBe(end)
})

test.each([
  ['2026-11-21 23:59:59', 0],
  ['2026-11-22 00:00:00', 0],
  ['2026-11-22 23:59:59', 0],
  ['2026-11-23 00:00:00', 1],
  ['2026-11-29 00:00:00', 7],
  ['2026-12-24 00:00:00', 7],
])('at %s a term of 7 days from 22 November has %i days behind it', (now, days) => {
  expect(elapsedDays(at('2026-11-22 00:00:00'), 7, at(now))).toBe(days)
})
