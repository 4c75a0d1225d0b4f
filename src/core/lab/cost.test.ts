import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, subtract } from '#src/core/money/arithmetic.ts'
import { isAtMost, isGreater } from '#src/core/money/compare.ts'
import { decimal, fromUnits, placesOf, toText, ZERO } from '#src/core/money/decimal.ts'
import { affordableAmount, costOf, type LabKind } from './cost.ts'

const terms = (kind: LabKind, price = '0', fee = '0', places = 2) => ({
  kind,
  price: decimal(price),
  fee: decimal(fee),
  places,
})

test.each([
  ['sharing', '500', '0', '0', 2, '500'],
  ['subscription', '200', '1.12', '0', 2, '224.00'],
  // Cut, never rounded: 1.1234 · 100.01 = 112.351234.
  ['subscription', '100.01', '1.1234', '0', 2, '112.35'],
  ['mining', '3', '60', '0', 0, '180'],
  ['lock-up', '1000', '0', '5', 2, '1005'],
] as const)('%s of %s at %s with fee %s, %i places, costs %s', (kind, amount, price, fee, places, cost) => {
  expect(toText(costOf(decimal(amount), terms(kind, price, fee, places)))).toBe(cost)
})

test.each([
  ['sharing', '500.129', '0', '0', '500.12'],
  ['subscription', '100', '1.12', '0', '89.28'],
  ['mining', '130', '60', '0', '2.16'],
  ['lock-up', '100', '0', '5.5', '94.5'],
  // The fee alone is more than the balance.
  ['lock-up', '5', '0', '5.5', '0'],
] as const)(
  'VAL-29.t a balance for %s of %s at %s with fee %s affords %s',
  (kind, balance, price, fee, most) => {
    const found = affordableAmount(decimal(balance), terms(kind, price, fee), 2)
    expect(toText(found)).toBe(most)
  },
)

test('an activity without a price affords nothing', () => {
  expect(toText(affordableAmount(decimal('100'), terms('subscription'), 2))).toBe('0')
})

const drawn = fc.record({
  kind: fc.constantFrom<LabKind>('sharing', 'subscription', 'mining', 'lock-up'),
  balance: fc.bigInt({ min: 0n, max: 10n ** 15n }).map((units) => fromUnits(units, 8)),
  price: fc.bigInt({ min: 1n, max: 10n ** 9n }).map((units) => fromUnits(units, 4)),
  fee: fc.bigInt({ min: 0n, max: 10n ** 6n }).map((units) => fromUnits(units, 2)),
  places: fc.integer({ min: 0, max: 4 }),
})

test('an affordable amount costs no more than the balance, and a whole unit more would cost more', () => {
  fc.assert(
    fc.property(drawn, ({ balance, places, ...rest }) => {
      const own = { ...rest, places: 4 }
      const most = affordableAmount(balance, own, places)
      expect(placesOf(most)).toBeLessThanOrEqual(places)
      const cost = isGreater(most, ZERO) ? costOf(most, own) : ZERO
      expect(isAtMost(cost, balance)).toBe(true)
      const step = add(most, add(fromUnits(1n, places), decimal('0.0001')))
      const above = add(step, decimal('1'))
      expect(isGreater(costOf(above, own), subtract(balance, rest.price))).toBe(true)
    }),
  )
})
