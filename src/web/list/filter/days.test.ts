import { expect, test } from 'vitest'
import { day } from '#src/core/time/day.ts'
import { instant, parseIso } from '#src/core/time/instant.ts'
import { dayParameters, isWithin, isWithinServerDays } from './days.ts'

const at = (iso: string) => parseIso(iso) ?? instant(0)

test('VAL-25.h the request covers the server’s days, and rows outside of the reader’s are dropped', () => {
  const days = { from: day('2026-11-20'), to: day('2026-11-20') }
  expect(dayParameters(days, 'Europe/Berlin')).toEqual({ startTime: '2026-11-20', endTime: '2026-11-21' })
  expect(dayParameters(null)).toEqual({})
  const isOf = isWithin(days, 'Europe/Berlin')
  expect(isOf(at('2026-11-19T22:59:59Z'))).toBe(false)
  expect(isOf(at('2026-11-19T23:00:00Z'))).toBe(true)
  expect(isOf(at('2026-11-20T22:59:59Z'))).toBe(true)
  expect(isOf(at('2026-11-20T23:00:00Z'))).toBe(false)
  expect(isWithin(null)(instant(0))).toBe(true)
})

test('days begin and end on the reader’s clock, also where it changes between them', () => {
  const days = { from: day('2026-11-01'), to: day('2026-11-21') }
  const isOf = isWithin(days, 'America/New_York')
  expect(isOf(instant(Date.UTC(2026, 10, 1, 3, 59)))).toBe(false)
  expect(isOf(instant(Date.UTC(2026, 10, 1, 4)))).toBe(true)
  expect(isOf(instant(Date.UTC(2026, 10, 22, 4, 59)))).toBe(true)
  expect(isOf(instant(Date.UTC(2026, 10, 22, 5)))).toBe(false)
})

test('VAL-25.h rows of the server’s days are told from those that no server gives which knows the days', () => {
  const isGiven = isWithinServerDays({ from: day('2026-11-11'), to: day('2026-11-11') }, 'UTC')
  // 11 November in UTC is in the servers' zone a part of that day and of the next.
  expect(isGiven(at('2026-11-10T15:59:59Z'))).toBe(false)
  expect(isGiven(at('2026-11-10T16:00:00Z'))).toBe(true)
  expect(isGiven(at('2026-11-12T15:59:59Z'))).toBe(true)
  expect(isGiven(at('2026-11-12T16:00:00Z'))).toBe(false)
})
