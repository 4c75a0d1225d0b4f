import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { multiply, subtract, sum } from '#src/core/money/arithmetic.ts'
import { isAtMost, isLess } from '#src/core/money/compare.ts'
import { decimal, fromUnits, toText, ZERO } from '#src/core/money/decimal.ts'
import { filledInSale, sharedOut } from './sharing.ts'

test.each([
  ['500', '200000', '1000000', 2, '2500.00'],
  ['1', '3', '100', 2, '33.33'],
  ['200000', '200000', '1000000', 2, '1000000.00'],
  ['0', '0', '1000000', 2, '0'],
])(
  'STATE-10.e %s of %s frozen get their part of %s, cut to %i places: %s',
  (own, all, supply, places, part) => {
    expect(toText(sharedOut(decimal(own), decimal(all), decimal(supply), places))).toBe(part)
  },
)

const frozen = fc.array(fc.bigInt({ min: 1n, max: 10n ** 14n }), { minLength: 1, maxLength: 20 })
const supplies = fc.bigInt({ min: 1n, max: 10n ** 14n }).map((units) => fromUnits(units, 2))

test('all shares together are no more than the supply, and less by a cut of each at the most', () => {
  fc.assert(
    fc.property(frozen, supplies, (all, supply) => {
      const parts = all.map((units) => fromUnits(units, 8))
      const total = sum(parts)
      const given = sum(parts.map((own) => sharedOut(own, total, supply, 2)))
      expect(isAtMost(given, supply)).toBe(true)
      const most = multiply(decimal('0.01'), decimal(String(all.length)))
      expect(isLess(subtract(supply, given), most)).toBe(true)
    }),
  )
})

test('a larger part never gets less', () => {
  fc.assert(
    fc.property(frozen, supplies, (all, supply) => {
      const total = sum(all.map((units) => fromUnits(units, 8)))
      const gets = all
        .toSorted((a, b) => (a < b ? -1 : 1))
        .map((units) => sharedOut(fromUnits(units, 8), total, supply, 2))
      for (const [index, each] of gets.entries()) expect(isAtMost(gets[index - 1] ?? ZERO, each)).toBe(true)
    }),
  )
})

test.each([
  [100n, 400n, 200n, 50n],
  [100n, 200n, 200n, 100n],
  [100n, 150n, 200n, 100n],
  [1n, 3n, 1n, 0n],
])(
  'FEAT-21.a an order for %s of %s in all is filled for %s of a supply of %s',
  (wanted, all, supply, filled) => {
    expect(filledInSale(wanted, all, supply)).toBe(filled)
  },
)

test('a shared sale fills no more than its supply, and no order beyond what it asks for', () => {
  const orders = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(orders, fc.bigInt({ min: 1n, max: 10n ** 13n }), (wanted, supply) => {
      const all = wanted.reduce((total, each) => total + each, 0n)
      const filled = wanted.map((each) => filledInSale(each, all, supply))
      expect(filled.every((each, index) => each <= (wanted[index] ?? 0n))).toBe(true)
      expect(filled.reduce((total, each) => total + each, 0n) <= supply).toBe(true)
    }),
  )
})
