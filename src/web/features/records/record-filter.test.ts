import { expect, test } from 'vitest'
import { abs } from '#src/core/money/arithmetic.ts'
import { equals, isNegative } from '#src/core/money/compare.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { filterOf, withFilter } from '#src/web/list/filter/address.ts'
import { signedAmount } from '#src/web/trading/movements/direction.ts'
import { recordFields, recordRequest, recordTypes } from './record-filter.ts'

const read = (query: string) => filterOf(recordFields, new URLSearchParams(query))

test('VAL-25.c coin, type and days are in the address; invalid values are ignored and not sent', () => {
  expect(read('?coin=BTC&type=1&from=2026-11-01&to=2026-11-21')).toEqual({
    unit: 'BTC',
    type: 1,
    days: { from: '2026-11-01', to: '2026-11-21' },
  })
  const nothing = { unit: null, type: null, days: null }
  for (const query of [
    '?type=99&from=2026-11-21&to=2026-11-01',
    '?from=2026-11-31&to=2026-12-01',
    '?from=2026-11-01',
    '?coin=BTC%2FUSDT&type=',
    `?coin=${'A'.repeat(21)}`,
  ]) {
    expect(read(query)).toEqual(nothing)
    expect(recordRequest(read(query))).toEqual({})
  }
  for (const query of ['', 'coin=ETH', 'type=0', 'coin=X&type=44&from=2026-01-01&to=2026-01-01'])
    expect(withFilter(recordFields, new URLSearchParams(), read(query)).toString()).toBe(query)
  expect(recordRequest(read('coin=BTC&type=1'))).toEqual({ symbol: 'BTC', type: 1 })
})

test('ENT-08.c the type decides the direction, whatever sign a server sends', () => {
  for (const type of recordTypes)
    for (const text of ['25.50', '-25.50']) {
      const amount = decimal(text)
      expect(equals(abs(signedAmount({ type, amount })), decimal('25.5'))).toBe(true)
    }
  const sign = (type: 0 | 1 | 3, text: string) => isNegative(signedAmount({ type, amount: decimal(text) }))
  expect([sign(0, '-1'), sign(1, '1'), sign(3, '-1'), sign(3, '1')]).toEqual([false, true, true, false])
})
