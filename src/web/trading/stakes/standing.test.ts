import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { standingOf } from './standing.ts'

test.each([
  ['rise', '100.01', 'win'],
  ['rise', '99.99', 'lose'],
  ['fall', '99.99', 'win'],
  ['fall', '100.01', 'lose'],
  ['rise', '100', 'tied'],
] as const)('a %s from 100 at %s would %s', (direction, price, outcome) => {
  expect(standingOf({ direction, openPrice: decimal('100') }, decimal(price))).toBe(outcome)
})

test('a move below the ignored share is none, and without a price nothing is said', () => {
  const stake = { direction: 'rise', openPrice: decimal('100') } as const
  expect(standingOf(stake, decimal('100.009'), decimal('0.0001'))).toBe('tied')
  expect(standingOf(stake, decimal('100.01'), decimal('0.0001'))).toBe('win')
  expect(standingOf(stake, null)).toBeNull()
})
