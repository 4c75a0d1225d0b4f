import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { abs, divide, subtract, sum } from './arithmetic.ts'
import { equals, isLess, isPositive } from './compare.ts'
import { decimal, fromUnits, toText } from './decimal.ts'
import { toPercent } from './percent.ts'
import { sharesOf } from './shares.ts'

const texts = (parts: readonly string[], places?: number): readonly string[] =>
  sharesOf(parts.map(decimal), places).map(toText)

test('the largest remainders get the units that truncation leaves', () => {
  expect(texts(['1', '1', '1'])).toEqual(['33.4', '33.3', '33.3'])
  expect(texts(['44.28', '25.59', '18.06', '7.39', '4.68'])).toEqual(['44.3', '25.6', '18.0', '7.4', '4.7'])
  expect(texts(['2', '1'], 0)).toEqual(['67', '33'])
  expect(texts(['1', '1', '1', '1', '1', '1', '1'], 0)).toEqual(['15', '15', '14', '14', '14', '14', '14'])
  expect(texts(['0', '5'])).toEqual(['0.0', '100.0'])
})

test('a total of zero has no shares, and a negative part is refused', () => {
  expect(texts([])).toEqual([])
  expect(texts(['0', '0.00'])).toEqual(['0.0', '0.0'])
  expect(() => texts(['1', '-1'])).toThrow('a negative part has no share')
})

test('shares add up to exactly 100, and each differs from the exact one by less than its last place', () => {
  const parts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 20n }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 3 }), (units, places) => {
      const values = units.map((part) => fromUnits(part, 8))
      const whole = sum(values)
      fc.pre(isPositive(whole))
      const shares = sharesOf(values, places)
      expect(equals(sum(shares), decimal('100'))).toBe(true)
      for (const [index, share] of shares.entries()) {
        const exact = divide(toPercent(values[index] ?? whole), whole, 30)
        expect(isLess(abs(subtract(share, exact)), fromUnits(1n, places))).toBe(true)
      }
    }),
  )
})
