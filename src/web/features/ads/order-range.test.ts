import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceWithPremium } from '#forms/ad/price.ts'
import { adForm } from '#generated/forms/ad/form.ts'
import { findErrors } from '#src/web/forms/field-errors.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import {
  hasOrderRange,
  largestOrder,
  LEAST_ORDER,
  LEAST_PRICE,
  leastPremium,
  MOST_COINS,
  currenciesWithRange,
} from './order-range.ts'

test('the limits are those of the contract', () => {
  expect([LEAST_ORDER, MOST_COINS, LEAST_PRICE].map(toText)).toEqual(['100', '100', '1.01'])
})

test.each([
  ['0.8651', '86', false],
  ['1', '100', false],
  ['1.009', '100', false],
  ['1.01', '101', true],
  ['7.1150', '711', true],
])('VAL-13.d at %s an order may be worth %s at most: %j', (price, most, isRoomy) => {
  expect([toText(largestOrder(decimal(price))), hasOrderRange(decimal(price))]).toEqual([most, isRoomy])
})

test.each([
  ['1', '1.00'],
  ['0.8651', '16.75'],
  ['0.84', null],
  ['7.1', '0'],
])('VAL-13.d the least premium over %s with a valid order range is %j', (market, premium) => {
  const found = leastPremium(decimal(market))
  expect(found && toText(found)).toBe(premium)
})

test('VAL-13.d a price with an order range is accepted by the contract', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 30_000n }), (cents) => {
      const price = fromUnits(cents, 2)
      const value = {
        priceType: 0 as const,
        price: toText(price),
        minLimit: toText(LEAST_ORDER),
        maxLimit: toText(largestOrder(price)),
      }
      const errors = findErrors(adForm, value).filter(({ field }) => /^(min|max)Limit$/.test(field))
      expect(errors.length === 0).toBe(hasOrderRange(price))
    }),
  )
})

test('VAL-13.d the least premium has an order range, a hundredth less has none', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 8_417n, max: 10_099n }), (units) => {
      const market = fromUnits(units, 4)
      const premium = leastPremium(market)
      if (premium === null) return
      expect(hasOrderRange(priceWithPremium(market, premium))).toBe(true)
      expect(hasOrderRange(priceWithPremium(market, subtract(premium, decimal('0.02'))))).toBe(false)
    }),
  )
})

test('VAL-13.d currencies with an order range for a coin are found by their rates', () => {
  const rates = [
    { fullName: 'USD', rate: decimal('1') },
    { fullName: 'EUR', rate: decimal('0.865') },
    { fullName: 'JPY', rate: decimal('151.2') },
    { fullName: 'HKD', rate: decimal('7.779') },
  ]
  expect(currenciesWithRange(decimal('0.865'), 'EUR', rates, ['USD', 'EUR', 'JPY'])).toEqual(['JPY'])
  expect(currenciesWithRange(decimal('0.865'), 'XXX', rates, ['JPY'])).toEqual([])
})
