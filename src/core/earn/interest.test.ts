import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { divide, multiply, subtract } from '#src/core/money/arithmetic.ts'
import { compare, isAtMost, isLess } from '#src/core/money/compare.ts'
import { decimal, fromUnits, toText, ZERO } from '#src/core/money/decimal.ts'
import { accruedOf, interestOf } from './interest.ts'

test.each([
  // Family servers cut rate/365 first and pay 6.57540000.
  ['1000', '0.08', 30, '6.57534246'],
  ['1000', '0.08', 365, '80.00000000'],
  ['0.001', '0.01', 30, '0.00000082'],
  ['100', '0.06', 7, '0.11506849'],
])('%s at %s for %i days earn %s', (amount, rate, days, interest) => {
  expect(toText(interestOf(decimal(amount), decimal(rate), days))).toBe(interest)
})

const terms = fc.record({
  amount: fc.bigInt({ min: 1n, max: 10n ** 15n }).map((units) => fromUnits(units, 8)),
  rate: fc.bigInt({ min: 1n, max: 9_999n }).map((units) => fromUnits(units, 4)),
  duration: fc.integer({ min: 1, max: 365 }),
})

test('interest is the exact product cut to eight decimals', () => {
  fc.assert(
    fc.property(terms, ({ amount, rate, duration }) => {
      const exact = divide(multiply(multiply(amount, rate), decimal(String(duration))), decimal('365'), 20)
      const rest = subtract(exact, interestOf(amount, rate, duration))
      expect(isAtMost(ZERO, rest) && isLess(rest, decimal('0.00000001'))).toBe(true)
    }),
  )
})

test('accrued interest grows from nothing to all of it', () => {
  fc.assert(
    fc.property(terms, ({ amount, rate, duration }) => {
      const interest = interestOf(amount, rate, duration)
      const days = Array.from({ length: duration + 1 }, (_, day) => accruedOf(interest, day, duration))
      expect(compare(days[0] ?? ZERO, ZERO)).toBe(0)
      expect(compare(days.at(-1) ?? ZERO, interest)).toBe(0)
      for (const [index, accrued] of days.entries())
        expect(index === 0 || isAtMost(days[index - 1] ?? ZERO, accrued)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test.each([
  [0, '0.00000000'],
  [1, '0.21917808'],
  [15, '3.28767123'],
  [30, '6.57534246'],
  [31, '6.57534246'],
])('after %i of 30 days 6.57534246 have earned %s', (elapsed, accrued) => {
  expect(toText(accruedOf(decimal('6.57534246'), elapsed, 30))).toBe(accrued)
})
