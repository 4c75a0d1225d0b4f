import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { priceNow } from './ad.ts'

test('ENT-02.e an ad without a current price from an older server shows its fixed price, or none', () => {
  expect(priceNow({ finalPrice: decimal('0.93'), price: decimal('0.92') })).toBe(decimal('0.93'))
  expect(priceNow({ price: decimal('0.92') })).toBe(decimal('0.92'))
  expect(priceNow({ price: null })).toBeNull()
})
