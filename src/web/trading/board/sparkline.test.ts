import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { cornersOf } from './sparkline.tsx'

const at = (...prices: string[]) => cornersOf(prices.map(decimal))

test('the lowest price is at the bottom, the highest at the top, the first at the start', () => {
  expect(at('1', '3', '2')).toBe('2,26 48,2 94,14')
})

test('differences far below a cent are visible, also of very large prices', () => {
  expect(at('0.00000001', '0.00000003', '0.00000002')).toBe(at('1', '3', '2'))
  expect(at('100000000000000000001', '100000000000000000003', '100000000000000000002')).toBe(
    at('1', '3', '2'),
  )
})

test('a constant price is a line through the middle; a single price gives none', () => {
  expect(at('5', '5')).toBe('2,14 94,14')
  expect(at('5')).toBeNull()
  expect(at()).toBeNull()
})
