/** Edges and last units of the arithmetic of both kinds of perpetual contracts. */
import { expect, test } from 'vitest'
import { effectiveMultiple, marginRate, usableMargin } from './account.ts'
import { inverseArithmetic as inverse } from './inverse/arithmetic.ts'
import { linearArithmetic as linear } from './linear/arithmetic.ts'
import { thresholdOf } from './linear/headroom.ts'
import { liquidationPrice } from './linear/liquidation.ts'
import { opened } from './linear/position.ts'
import { ONE } from './units.ts'

const coins = (count: bigint): bigint => count * ONE
const short = (size: bigint, cost: bigint, margin: bigint) => ({
  direction: 'short' as const,
  size,
  cost,
  margin,
})

test('STATE-07.e a bankruptcy price is cut for a long and rounded up for a short, to the last place', () => {
  const [size, price] = [coins(10_000n), coins(50_000n)]
  const position = { size, cost: inverse.notionalOf(size, price), margin: ONE / 50n }
  expect(inverse.bankruptcyPrice({ ...position, direction: 'long' })).toBe(4_545_454_545_454n)
  expect(inverse.bankruptcyPrice({ ...position, direction: 'short' })).toBe(5_555_555_555_556n)
  const third = { size: coins(3n), cost: coins(100n), margin: coins(1n) }
  expect(linear.bankruptcyPrice({ ...third, direction: 'long' })).toBe(coins(33n))
  expect(linear.bankruptcyPrice({ ...third, direction: 'short' })).toBe(3_366_666_667n)
})

test('a long whose margin is its whole cost has no bankruptcy price', () => {
  const long = { direction: 'long' as const, size: coins(1n), cost: coins(50n) }
  expect(linear.bankruptcyPrice({ ...long, margin: coins(50n) })).toBeNull()
  expect(linear.bankruptcyPrice({ ...long, margin: coins(50n) - 1n })).toBe(1n)
  expect(linear.bankruptcyPrice({ ...long, margin: coins(60n) })).toBeNull()
})

test('money is worth a size by the price: of coins divided, of USD multiplied', () => {
  expect(linear.sizeWorth(coins(100n), coins(3n))).toBe(3_333_333_333n)
  expect(inverse.sizeWorth(coins(2n), coins(50_000n))).toBe(coins(100_000n))
})

test('an opening adds its size, its cost and its margin to the position', () => {
  const added = opened(short(5n, 50n, 7n), { size: 3n, notional: 40n, margin: 2n })
  expect(added).toEqual(short(8n, 90n, 9n))
})

test.each([
  [0n, 5n, undefined, undefined],
  [2n, -9n, 'down', 4n],
  [-2n, 9n, 'up', 5n],
  [2n, 0n, undefined, undefined],
  [2n, 5n, undefined, undefined],
  [-2n, -5n, undefined, undefined],
  [5n, -5n, 'down', 1n],
] as const)('a headroom of slope %i and base %i ends %s at %s', (slope, base, direction, price) => {
  const expected = price === undefined ? null : { direction, price }
  expect(thresholdOf({ slope, base })).toEqual(expected)
})

test('a mark price at which no headroom is left has no liquidation price, one above it has', () => {
  const headroom = { slope: 2n, base: -10n }
  expect([4n, 5n, 6n].map((mark) => liquidationPrice(headroom, mark))).toEqual([null, null, 5n])
})

test('without equity there is neither a margin rate nor a multiple, with one unit there are both', () => {
  expect([-1n, 0n, 1n].map((equity) => marginRate(3n, equity))).toEqual([null, null, 3n * ONE])
  expect([-1n, 0n, 1n].map((equity) => effectiveMultiple(3n, equity))).toEqual([null, null, 3n * ONE])
})

test('STATE-07.f usable margin is the balance less the losses of cross margin, and never below zero', () => {
  expect([-11n, -10n, -9n, 0n, 5n].map((profit) => usableMargin('cross', 10n, profit))).toEqual([
    0n,
    0n,
    1n,
    10n,
    10n,
  ])
  expect([10n, 0n, -1n].map((balance) => usableMargin('isolated', balance, -99n))).toEqual([10n, 0n, 0n])
})
