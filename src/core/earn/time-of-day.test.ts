import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTimeOfDay, fromGmt8Time, parseTimeOfDay, toGmt8Time } from './time-of-day.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test.each([
  ['00:00:00', 0],
  ['00:00:01', 1000],
  ['09:30:05', 9 * HOUR + 30 * 60_000 + 5000],
  ['23:59:59', DAY - 1000],
])('a time of day %s is read and written', (text, milliseconds) => {
  expect(parseTimeOfDay(text)).toBe(milliseconds)
  expect(formatTimeOfDay(milliseconds)).toBe(text)
})

test.each(['', '9:00:00', '24:00:00', '09:60:00', '09:00:60', '09:00', '09:00:00Z', '109:00:00'])(
  'a text %j is no time of day',
  (text) => {
    expect(parseTimeOfDay(text)).toBeNull()
    expect(toGmt8Time(text, 0)).toBe(text)
  },
)

test.each([
  ['09:00:00', HOUR, '16:00:00'],
  ['23:30:00', 0, '07:30:00'],
  ['09:00:00', 8 * HOUR, '09:00:00'],
  ['05:15:00', -5 * HOUR, '18:15:00'],
  ['03:00:00', 9 * HOUR, '02:00:00'],
])('%s on a clock %i ms ahead of UTC is %s in GMT+8', (text, ahead, gmt8) => {
  expect(toGmt8Time(text, ahead)).toBe(gmt8)
})

test('a time of day that goes to GMT+8 and back is the same', () => {
  const seconds = fc.integer({ min: 0, max: 86_399 })
  const quarters = fc.integer({ min: -48, max: 56 })
  fc.assert(
    fc.property(seconds, quarters, (second, quarter) => {
      const [text, ahead] = [formatTimeOfDay(second * 1000), quarter * 900_000]
      expect(fromGmt8Time(toGmt8Time(text, ahead), ahead)).toBe(text)
    }),
  )
})
