import { expect, test } from 'vitest'
import { nextFundingAfter } from './funding-times.ts'

const at = (text: string): number => Date.parse(`${text}Z`)

test.each([
  ['2026-11-23T05:00:00', 8, '2026-11-23T08:00:00'],
  ['2026-11-23T07:59:59.999', 8, '2026-11-23T08:00:00'],
  ['2026-11-23T08:00:00', 8, '2026-11-23T16:00:00'],
  ['2026-11-23T16:00:00', 8, '2026-11-24T00:00:00'],
  ['2026-11-23T15:30:00', 1, '2026-11-23T16:00:00'],
  // Five hours do not divide a day: its last funding is at midnight in GMT+8 all the same.
  ['2026-11-23T13:00:00', 5, '2026-11-23T16:00:00'],
  ['2026-11-23T16:00:00', 24, '2026-11-24T16:00:00'],
])('after %s, every %i hours, the next funding is at %s', (time, hours, next) => {
  expect(new Date(nextFundingAfter(at(time), hours)).toISOString()).toBe(new Date(at(next)).toISOString())
})
