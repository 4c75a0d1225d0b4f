import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, fromUnits } from '#src/core/money/decimal.ts'
import { moveOf, outcomeOf } from './outcome.ts'

test.each([
  ['100', '100', null, 'none'],
  ['100', '100.01', null, 'rise'],
  ['100', '99.99', null, 'fall'],
  ['100', '100.01', '0', 'rise'],
  ['100', '100.0099', '0.0001', 'none'],
  ['100', '99.9901', '0.0001', 'none'],
  // A move of exactly the ignored share counts.
  ['100', '100.01', '0.0001', 'rise'],
  ['100', '99.99', '0.0001', 'fall'],
] as const)('from %s to %s, ignoring %s, is the move %s', (open, close, ignored, move) => {
  expect(moveOf(decimal(open), decimal(close), ignored === null ? null : decimal(ignored))).toBe(move)
})

test('STATE-14 a stake wins with its move, loses against it, and is tied without one', () => {
  expect(outcomeOf('rise', 'rise')).toBe('win')
  expect(outcomeOf('fall', 'fall')).toBe('win')
  expect(outcomeOf('rise', 'fall')).toBe('lose')
  expect(outcomeOf('fall', 'rise')).toBe('lose')
  expect(outcomeOf('rise', 'none')).toBe('tied')
  expect(outcomeOf('fall', 'none')).toBe('tied')
})

test('of two opposite stakes one wins where the other loses', () => {
  const price = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => fromUnits(units, 2))
  fc.assert(
    fc.property(price, price, (open, close) => {
      const move = moveOf(open, close)
      const outcomes = [outcomeOf('rise', move), outcomeOf('fall', move)].toSorted()
      expect([
        ['lose', 'win'],
        ['tied', 'tied'],
      ]).toContainEqual(outcomes)
    }),
  )
})
