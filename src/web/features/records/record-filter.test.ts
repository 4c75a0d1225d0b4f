import { expect, test } from 'vitest'
import { abs } from '#src/core/money/arithmetic.ts'
import { equals, isNegative } from '#src/core/money/compare.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { day } from '#src/core/time/day.ts'
import { parseIso } from '#src/core/time/instant.ts'
import { signedAmount } from '#src/web/trading/movements/direction.ts'
import { filterOf, isWithin, paramsOf, recordTypes, requestOf } from './record-filter.ts'

const read = (query: string) => filterOf(new URLSearchParams(query))

test('VAL-25 coin, type and days are in the address; invalid values are ignored', () => {
  expect(read('?coin=BTC&type=1&from=2026-11-01&to=2026-11-21')).toEqual({
    unit: 'BTC',
    type: 1,
    days: { from: '2026-11-01', to: '2026-11-21' },
  })
  const nothing = { unit: null, type: null, days: null }
  expect(read('?type=99&from=2026-11-21&to=2026-11-01')).toEqual(nothing)
  expect(read('?from=2026-11-31&to=2026-12-01')).toEqual(nothing)
  expect(read('?from=2026-11-01')).toEqual(nothing)
  for (const query of ['', 'coin=ETH', 'type=0', 'coin=X&type=44&from=2026-01-01&to=2026-01-01'])
    expect(new URLSearchParams(paramsOf(read(query))).toString()).toBe(query)
})

test('VAL-25 the request covers the server’s days, and rows outside of the reader’s are dropped', () => {
  const days = { from: day('2026-11-20'), to: day('2026-11-20') }
  expect(requestOf({ unit: null, type: null, days }, 'Europe/Berlin')).toEqual({
    startTime: '2026-11-20',
    endTime: '2026-11-21',
  })
  const at = (iso: string) => {
    const createTime = parseIso(iso)
    if (createTime === null) throw new Error(iso)
    return { createTime }
  }
  const own = isWithin(days, 'Europe/Berlin')
  expect(own(at('2026-11-19T22:59:59Z'))).toBe(false)
  expect(own(at('2026-11-19T23:00:00Z'))).toBe(true)
  expect(own(at('2026-11-20T22:59:59Z'))).toBe(true)
  expect(own(at('2026-11-20T23:00:00Z'))).toBe(false)
  expect(requestOf({ unit: 'BTC', type: 1, days: null })).toEqual({ symbol: 'BTC', type: 1 })
})

test('ENT-08 the type decides the direction, whatever sign a server sends', () => {
  for (const type of recordTypes)
    for (const text of ['25.50', '-25.50']) {
      const amount = decimal(text)
      expect(equals(abs(signedAmount({ type, amount })), decimal('25.5'))).toBe(true)
    }
  const sign = (type: 0 | 1 | 3, text: string) => isNegative(signedAmount({ type, amount: decimal(text) }))
  expect([sign(0, '-1'), sign(1, '1'), sign(3, '-1'), sign(3, '1')]).toEqual([false, true, true, false])
})
