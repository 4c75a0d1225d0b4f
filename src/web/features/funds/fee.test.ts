import { assert, bigInt, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { add } from '#src/core/money/arithmetic.ts'
import { equals, isAtLeast } from '#src/core/money/compare.ts'
import { decimal, fromUnits, placesOf, toText } from '#src/core/money/decimal.ts'
import { feeOf, receivedOf } from './fee.ts'

const fees = (withdrawFee: string, minWithdrawFee: string, decimals: number) => ({
  withdrawFee: decimal(withdrawFee),
  minWithdrawFee: decimal(minWithdrawFee),
  decimals,
})

test('FEAT-09.b the fee is a share of the amount, at least the minimum, and is deducted from it', () => {
  const usdt = fees('0.001', '1', 6)
  expect(toText(feeOf(decimal('100'), usdt))).toBe('1')
  expect(toText(feeOf(decimal('5000.123456'), usdt))).toBe('5.000123')
  expect(toText(receivedOf(decimal('100'), usdt) ?? decimal('0'))).toBe('99')
  expect(receivedOf(decimal('1'), usdt)).toBeNull()
  expect(receivedOf(decimal('0.5'), usdt)).toBeNull()
})

test('FEAT-09.b fee and received amount add up to the amount, with no digit too many', () => {
  assert(
    property(bigInt({ min: 1n, max: 10n ** 24n }), integer({ min: 0, max: 18 }), (units, decimals) => {
      const amount = fromUnits(units, decimals)
      const terms = fees('0.0005', toText(fromUnits(3n, decimals)), decimals)
      const [fee, received] = [feeOf(amount, terms), receivedOf(amount, terms)]
      expect(placesOf(fee)).toBeLessThanOrEqual(decimals)
      expect(isAtLeast(fee, terms.minWithdrawFee)).toBe(true)
      expect(received === null || equals(add(fee, received), amount)).toBe(true)
    }),
  )
})
