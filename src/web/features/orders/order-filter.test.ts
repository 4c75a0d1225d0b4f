import { expect, test } from 'vitest'
import { day } from '#src/core/time/day.ts'
import { endedStates, EVERYTHING, filterOf, isWithin, paramsOf, requestOf } from './order-filter.ts'
import { instant } from '#src/core/time/instant.ts'

const FULL = {
  symbol: 'BTC/USDT',
  direction: 'BUY',
  type: 'LIMIT_PRICE',
  status: 'CANCELED',
  days: { from: day('2026-11-01'), to: day('2026-11-21') },
} as const

test('VAL-25 a filter is written to the address and read from it', () => {
  expect(filterOf(new URLSearchParams(paramsOf(FULL)))).toEqual(FULL)
  expect(filterOf(new URLSearchParams(paramsOf(EVERYTHING)))).toEqual(EVERYTHING)
})

test('invalid values of an address are ignored: unknown words, and days in the wrong order', () => {
  const address = 'side=UP&type=TRIGGER&state=TRADING&from=2026-11-21&to=2026-11-01'
  expect(filterOf(new URLSearchParams(address))).toEqual(EVERYTHING)
})

test('STATE-05 past orders are filled, cancelled or expired; an open one is not past', () => {
  expect(endedStates).toEqual(['COMPLETED', 'CANCELED', 'OVERTIMED'])
})

test('the request covers the server’s days, and rows outside of the reader’s are dropped', () => {
  const request = requestOf(FULL, 'America/New_York')
  expect(request).toMatchObject({ symbol: 'BTC/USDT', startTime: '2026-11-01', endTime: '2026-11-22' })
  const within = isWithin(FULL.days, 'America/New_York')
  expect(within({ time: instant(Date.UTC(2026, 10, 1, 3, 59)) })).toBe(false)
  expect(within({ time: instant(Date.UTC(2026, 10, 1, 4)) })).toBe(true)
  expect(within({ time: instant(Date.UTC(2026, 10, 22, 4, 59)) })).toBe(true)
  expect(within({ time: instant(Date.UTC(2026, 10, 22, 5)) })).toBe(false)
})
