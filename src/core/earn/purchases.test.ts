import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, multiply } from '#src/core/money/arithmetic.ts'
import { compare, isAtMost } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import {
  averagePrice,
  EMPTY_HOLDING,
  profitOf,
  purchase,
  returnOf,
  returnPercent,
  withPurchase,
} from './purchases.ts'

const text = (value: Decimal | null): string | null => (value === null ? null : toText(value))

test('two purchases of 100 at 50,000 and 40,000 hold 0.004491, and stand 2.095 better at 45,000', () => {
  const [amount, fee] = [decimal('100'), decimal('0.002')]
  const bought = ['50000', '40000'].map((price) => purchase(amount, decimal(price), fee))
  expect(bought.map(({ bought: coins, fee: kept }) => [toText(coins), toText(kept)])).toEqual([
    ['0.00200000', '0.00000400'],
    ['0.00250000', '0.00000500'],
  ])
  const holding = bought.reduce((held, each) => withPurchase(held, amount, each), EMPTY_HOLDING)
  expect([toText(holding.held), toText(holding.spent)]).toEqual(['0.00449100', '200'])
  expect(text(averagePrice(holding))).toBe('44533.51146737')
  const now = decimal('45000')
  expect(toText(profitOf(holding, now))).toBe('2.09500000')
  expect(text(returnOf(holding, now, 4))).toBe('0.0104')
  expect(text(returnPercent(holding, now))).toBe('1.04')
})

test('a plan that has bought nothing has neither an average nor a return', () => {
  const price = decimal('45000')
  expect([
    averagePrice(EMPTY_HOLDING),
    returnOf(EMPTY_HOLDING, price),
    returnPercent(EMPTY_HOLDING, price),
  ]).toEqual([null, null, null])
})

test('a purchase never takes more than the amount, and fee and net are all that was bought', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 14n })
  fc.assert(
    fc.property(units, units, fc.bigInt({ min: 0n, max: 999n }), (amountUnits, priceUnits, feeUnits) => {
      const [amount, price] = [fromUnits(amountUnits, 8), fromUnits(priceUnits, 4)]
      const { bought, fee, net } = purchase(amount, price, fromUnits(feeUnits, 3))
      expect(isAtMost(multiply(bought, price), amount)).toBe(true)
      expect(compare(add(fee, net), bought)).toBe(0)
    }),
  )
})
