import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { equals, isAtMost } from '#src/core/money/compare.ts'
import { decimal, fromUnits, ONE, toText, ZERO } from '#src/core/money/decimal.ts'
import { outputOf } from './mining.ts'

const terms = { base: decimal('8'), invite: decimal('0.1'), limit: decimal('0.5') }

test.each([
  [1, 0, '8.0'],
  [1, 1, '8.8'],
  [1, 4, '11.2'],
  // The limit: five friends and more.
  [1, 5, '12.0'],
  [1, 50, '12.0'],
  [3, 2, '28.8'],
])('%i machines with %i friends yield %s', (machines, friends, output) => {
  const found = outputOf(terms, decimal(String(machines)), friends)
  expect(equals(found, decimal(output))).toBe(true)
})

test('an output is cut to eight decimals', () => {
  const found = outputOf({ ...terms, base: decimal('0.00000015') }, ONE, 1)
  expect(toText(found)).toBe('0.00000016')
})

const drawn = fc.record({
  base: fc.bigInt({ min: 0n, max: 10n ** 12n }).map((units) => fromUnits(units, 8)),
  invite: fc.bigInt({ min: 0n, max: 100n }).map((units) => fromUnits(units, 2)),
  limit: fc.bigInt({ min: 0n, max: 300n }).map((units) => fromUnits(units, 2)),
})

test('friends never lower an output, and never raise it beyond the limit', () => {
  fc.assert(
    fc.property(
      drawn,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 40 }),
      (own, count, friends) => {
        const machines = decimal(String(count))
        const [less, more] = [outputOf(own, machines, friends), outputOf(own, machines, friends + 1)]
        expect(isAtMost(less, more)).toBe(true)
        const most = truncate(multiply(multiply(own.base, machines), add(ONE, own.limit)))
        expect(isAtMost(more, most)).toBe(true)
        expect(isAtMost(ZERO, less)).toBe(true)
      },
    ),
  )
})
