import { expect, test } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { amountOf, priceOf } from './ad-form-value.ts'

const market = decimal('1.066')
const text = (sketch: Parameters<typeof priceOf>[0]) => {
  const price = priceOf(sketch, market)
  return price === null ? null : toText(price)
}

test('the shown price is fixed, or follows the market', () => {
  expect(text({ priceType: 0, price: '0.92', premiseRate: '5' })).toBe('0.92')
  expect(text({ priceType: 1, price: '0.92', premiseRate: '1.5' })).toBe('1.08')
  expect(text({ priceType: 1 })).toBe('1.06')
  expect(priceOf({ priceType: 1, premiseRate: '1' }, null)).toBeNull()
})

test('an unreadable amount is null', () => {
  expect(amountOf('')).toBeNull()
  expect(amountOf(undefined)).toBeNull()
  expect(amountOf('1,5')).toBeNull()
  expect(text({ priceType: 0, price: 'abc' })).toBeNull()
})
