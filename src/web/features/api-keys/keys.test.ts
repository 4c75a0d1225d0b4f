import { expect, test } from 'vitest'
import { instant } from '#src/core/time/instant.ts'
import { boundIps, daysLeft } from './keys.ts'

const now = instant(1_700_000_000_000)
const inMs = (ms: number) => ({ expireTime: instant(now + ms) })
const DAY = 86_400_000

test('ENT-01.c LIMIT-01.i days left count begun days in full, 0 when expired, null for no expiry', () => {
  expect(daysLeft(inMs(90 * DAY), now)).toBe(90)
  expect(daysLeft(inMs(90 * DAY - 1000), now)).toBe(90)
  expect(daysLeft(inMs(89 * DAY), now)).toBe(89)
  expect(daysLeft(inMs(1000), now)).toBe(1)
  expect(daysLeft(inMs(0), now)).toBe(0)
  expect(daysLeft(inMs(-DAY), now)).toBe(0)
  expect(daysLeft({ expireTime: null }, now)).toBeNull()
})

test('ENT-01.b bound IPs are a list; null and text of older servers give an empty one', () => {
  expect(boundIps({ bindIp: '203.0.113.7, 203.0.113.8' })).toEqual(['203.0.113.7', '203.0.113.8'])
  expect(boundIps({ bindIp: '' })).toEqual([])
  expect(boundIps({ bindIp: null })).toEqual([])
})
