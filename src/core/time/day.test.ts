import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day, dayAt, instantsOf, parseDay, SERVER_ZONE, serverDays } from './day.ts'
import { GMT8_OFFSET } from './gmt8.ts'
import { instant, parseIso, toIso } from './instant.ts'
import { localZone, offsetAt } from './zone.ts'

const zones = [
  'UTC',
  'Asia/Shanghai',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Beirut',
  'Pacific/Apia',
] as const

const zone = fc.constantFrom(...zones)
/** Days around which zones have changed in every way they do. */
const anyDay = fc.integer({ min: 0, max: 9000 }).map((count) => addDays(day('2008-01-01'), count))
const MINUTE = 60_000

/** The day on a zone's calendar, by another way: Swedish dates are ISO dates. */
const calendar = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(ms)

describe('days', () => {
  test.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '',
    '2026-01-01 ',
    'x2026-01-01',
    '12026-01-01',
    '+012026-01-01',
    '2026-01-01T00:00:00',
  ])('%j is not a day', (text) => {
    expect(parseDay(text)).toBeNull()
    expect(() => day(text)).toThrow(RangeError)
  })

  test('the error for what is no day quotes 40 characters of it', () => {
    expect(() => day('9'.repeat(60))).toThrow(`not a day: "${'9'.repeat(40)}"`)
  })

  test('days are counted by the calendar', () => {
    expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29')
    expect(addDays(day('2026-01-01'), -1)).toBe('2025-12-31')
    fc.assert(
      fc.property(anyDay, fc.nat(1000), (from, count) => addDays(addDays(from, count), -count) === from),
    )
  })

  test('the day of an instant depends on the zone', () => {
    const late = instant(Date.UTC(2026, 10, 21, 23))
    expect([dayAt(late, 'UTC'), dayAt(late, 'Asia/Shanghai')]).toEqual(['2026-11-21', '2026-11-22'])
    expect(dayAt(late, SERVER_ZONE)).toBe('2026-11-22')
    expect(dayAt(instant(Date.UTC(2026, 10, 21, 15, 59)), SERVER_ZONE)).toBe('2026-11-21')
    expect(dayAt(late)).toBe(dayAt(late, localZone()))
    const moment = fc.integer({ min: 0, max: 4e9 }).map((seconds) => instant(seconds * 1000))
    fc.assert(fc.property(moment, zone, (at, name) => dayAt(at, name) === calendar(at, name)))
  })
})

describe('VAL-25.h ranges of days', () => {
  test('a range holds exactly the instants whose day is in it, daylight saving included', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(40), zone, (first, length, name) => {
        const range = { from: first, to: addDays(first, length) }
        const { from, until } = instantsOf(range, name)
        const isIn = (ms: number): boolean => {
          const at = calendar(ms, name)
          return at >= range.from && at <= range.to
        }
        // Pacific/Apia has no 30 December 2011: a range of that day alone is empty.
        const isEmpty = from === until
        expect([isIn(from), isIn(until - MINUTE)]).toEqual([!isEmpty, !isEmpty])
        expect([isIn(from - MINUTE), isIn(until)]).toEqual([false, false])
      }),
      { numRuns: 500 },
    )
  })

  test('a day without midnight begins at the clock change', () => {
    const { from } = instantsOf({ from: day('2023-04-28'), to: day('2023-04-28') }, 'Africa/Cairo')
    expect(toIso(from)).toBe('2023-04-27T22:00:00.000Z')
    expect(offsetAt(from, 'Africa/Cairo')).toBe(3 * 60 * MINUTE)
  })

  test('a day that the calendar skipped is an empty range', () => {
    const range = { from: day('2011-12-30'), to: day('2011-12-30') }
    const { from, until } = instantsOf(range, 'Pacific/Apia')
    expect(from).toBe(until)
    expect(serverDays(range, 'Pacific/Apia').from).toBe('2011-12-30')
  })

  test("become the smallest range of servers' days that covers them", () => {
    const serverDay = (ms: number): string => new Date(ms + GMT8_OFFSET).toISOString().slice(0, 10)
    expect(serverDays({ from: day('2026-11-01'), to: day('2026-11-03') }, 'Asia/Shanghai')).toEqual({
      from: '2026-11-01',
      to: '2026-11-03',
    })
    expect(serverDays({ from: day('2026-11-01'), to: day('2026-11-03') }, 'Europe/Berlin')).toEqual({
      from: '2026-11-01',
      to: '2026-11-04',
    })
    expect(serverDays({ from: day('2026-11-01'), to: day('2026-11-01') }, 'Pacific/Kiritimati')).toEqual({
      from: '2026-10-31',
      to: '2026-11-01',
    })
    fc.assert(
      fc.property(anyDay, fc.nat(40), zone, (first, length, name) => {
        const range = { from: first, to: addDays(first, length) }
        const { from, until } = instantsOf(range, name)
        fc.pre(from < until)
        expect(serverDays(range, name)).toEqual({ from: serverDay(from), to: serverDay(until - 1) })
      }),
    )
  })
})

test('the zone of this device is the one that Intl has', () => {
  expect(localZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('offsets equal those of the zone database, seconds and fractions of hours included', () => {
  const at = (iso: string) => parseIso(iso) ?? instant(0)
  expect(offsetAt(at('2026-07-01T00:00:00.500Z'), 'America/New_York')).toBe(-4 * 60 * MINUTE)
  expect(offsetAt(at('2026-01-01T00:00:00Z'), 'Asia/Kathmandu')).toBe(345 * MINUTE)
  expect(offsetAt(instant(-1), 'UTC')).toBe(0)
})
