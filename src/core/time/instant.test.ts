import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatGmt8, parseGmt8 } from './gmt8.ts'
import {
  instant,
  parseEpochMs,
  parseEpochSeconds,
  parseIso,
  systemNow,
  toHttpDate,
  toIso,
} from './instant.ts'

/** Whole seconds from 1970 to 9999. */
const moment = fc
  .integer({ min: 0, max: 253_402_300_799 - 8 * 3600 })
  .map((seconds) => instant(seconds * 1000))

test('GMT+8 text converts to the instant and back', () => {
  expect(parseGmt8('2026-11-21 09:30:00')).toBe(Date.UTC(2026, 10, 21, 1, 30))
  fc.assert(
    fc.property(moment, (at) => {
      const text = formatGmt8(at)
      expect(parseGmt8(text)).toBe(at)
      expect(parseIso(`${text.replace(' ', 'T')}+08:00`)).toBe(at)
    }),
  )
})

test('milliseconds are dropped, and years of five digits are refused', () => {
  expect(formatGmt8(instant(Date.UTC(2026, 0, 1) + 999))).toBe('2026-01-01 08:00:00')
  expect(() => formatGmt8(instant(253_402_300_800_000))).toThrow(
    'no four-digit year: +010000-01-01T08:00:00.000Z',
  )
})

test.each([
  '2026-02-30 00:00:00',
  '2025-02-29 00:00:00',
  '2026-13-01 00:00:00',
  '2026-00-01 00:00:00',
  '2026-01-01 24:00:00',
  '2026-01-01 00:60:00',
  '2026-01-01 00:00:60',
  '2026-01-01',
  '2026-01-01T00:00:00',
  '2026-1-1 0:0:0',
  '',
  'null',
  '2026-01-01 00:00:00 ',
  ' 2026-01-01 00:00:00',
  '2026-01-01 00:00:00.0',
])('%j is not an instant', (text) => {
  expect(parseGmt8(text)).toBeNull()
})

describe('ISO 8601', () => {
  test('is read with any offset and written in UTC', () => {
    expect(toIso(instant(Date.UTC(2026, 10, 21, 1, 30)))).toBe('2026-11-21T01:30:00.000Z')
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9998-01-01'), noInvalidDate: true }),
        (at) => {
          expect(parseIso(at.toISOString())).toBe(at.getTime())
        },
      ),
    )
  })

  test.each([
    ['2026-11-21T09:30:00+08:00', 0],
    ['2026-11-21T09:30:00+0800', 0],
    ['2026-11-20T20:30:00-05:00', 0],
    ['2026-11-21T01:30Z', 0],
    ['2026-11-21T07:00:00+05:30', 0],
    ['2026-11-20T16:00:00-09:30', 0],
    ['2026-11-22T00:30:00+23:00', 0],
    ['2026-11-21T02:29:00+00:59', 0],
    ['2026-11-21T01:30:00.1Z', 100],
    ['2026-11-21T01:30:00.01Z', 10],
    ['2026-11-21T01:30:59.999Z', 59_999],
    ['2026-11-21T01:30:00.123456789Z', 123],
  ])('%s', (text, ms) => {
    expect(parseIso(text)).toBe(Date.UTC(2026, 10, 21, 1, 30) + ms)
  })

  test.each([
    '2026-02-30T00:00:00Z',
    '2026-01-01T00:00:00',
    '2026-01-01',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00+00:60',
    '2026-01-01T00:00:00+0:00',
    '2026-01-01T00:00:00.Z',
    '2026-01-01T00:00:00.1234567890Z',
    ' 2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z ',
    '2026-01-01T25:00:00Z',
    '',
  ])('%j is not an instant', (text) => {
    expect(parseIso(text)).toBeNull()
  })
})

test('an epoch is refused unless it is whole and within the range of Date', () => {
  expect([parseEpochMs(0), parseEpochMs(1.5), parseEpochMs(Number.NaN), parseEpochMs(9e15)]).toEqual([
    0,
    null,
    null,
    null,
  ])
  expect([parseEpochSeconds(1_795_224_600), parseEpochSeconds(0.5)]).toEqual([1_795_224_600_000, null])
  expect([parseEpochMs(8.64e15), parseEpochMs(-8.64e15), parseEpochMs(8.64e15 + 1)]).toEqual([
    8.64e15,
    -8.64e15,
    null,
  ])
  expect([instant(8.64e15), instant(-8.64e15)]).toEqual([8.64e15, -8.64e15])
  expect(() => instant(8.64e15 + 1)).toThrow('not a moment: 8640000000000001')
  expect(() => instant(1.5)).toThrow(RangeError)
  expect(() => instant(Number.NaN)).toThrow(RangeError)
  expect(() => instant(Number.POSITIVE_INFINITY)).toThrow(RangeError)
})

test('a moment has the form of HTTP’s Date header', () => {
  expect(toHttpDate(instant(Date.UTC(2026, 10, 21, 1, 30, 0, 999)))).toBe('Sat, 21 Nov 2026 01:30:00 GMT')
})

test('the clock of this device tells the time', () => {
  const before = Date.now()
  const now = systemNow()
  expect(now >= before && now <= Date.now()).toBe(true)
})
