import { expect, test } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { priceWithPremium, withMarketPrice } from './price.ts'

test.each([
  ['1.0660', '1.5', '1.08'],
  ['1.0660', '0', '1.06'],
  ['67482.19', '20', '80978.62'],
  ['0.004', '20', '0.00'],
])('VAL-16.h %s with a premium of %s %% is %s: truncated, not rounded', (market, premium, price) => {
  expect(toText(priceWithPremium(decimal(market), decimal(premium)))).toBe(price)
})

test('a fixed price is kept, and so is one without a known market price or premium', () => {
  const fixed = { priceType: 0, price: '7', premiseRate: '5' } as const
  expect(withMarketPrice(fixed, { marketPrice: '1' })).toBe(fixed)
  const market = { priceType: 1, premiseRate: '5' } as const
  expect(withMarketPrice(market, {})).toBe(market)
  expect(withMarketPrice(market, { marketPrice: 'none' })).toBe(market)
  expect(withMarketPrice(market, { marketPrice: '2' })).toEqual({ ...market, price: '2.10' })
})
