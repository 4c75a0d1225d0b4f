import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ceilDivide, floorDivide, least, over, shareOf, times } from './units.ts'

test('VAL-19 products, quotients and shares are cut toward zero', () => {
  expect([times(150_000_001n, 3n), times(-150_000_001n, 3n)]).toEqual([4n, -4n])
  expect([over(2n, 3n), over(-2n, 3n)]).toEqual([66_666_666n, -66_666_666n])
  expect([shareOf(100n, 1n, 3n), shareOf(-100n, 2n, 3n)]).toEqual([33n, -66n])
  expect(() => over(1n, 0n)).toThrow(RangeError)
})

test.each([
  [1n, 2n, 1n],
  [2n, 1n, 1n],
  [-1n, 1n, -1n],
])('the lesser of %i and %i is %i', (a, b, expected) => {
  expect(least(a, b)).toBe(expected)
})

test.each([
  [7n, 2n, 3n, 4n],
  [-7n, 2n, -4n, -3n],
  [6n, 2n, 3n, 3n],
  [-6n, 2n, -3n, -3n],
  [0n, 5n, 0n, 0n],
])('%i ÷ %i lies between %i and %i', (a, b, floor, ceil) => {
  expect([floorDivide(a, b), ceilDivide(a, b)]).toEqual([floor, ceil])
})

test('the whole quotients below and above any fraction are the nearest ones', () => {
  fc.assert(
    fc.property(fc.bigInt(-1_000_000n, 1_000_000n), fc.bigInt(1n, 1000n), (a, b) => {
      const [floor, ceil] = [floorDivide(a, b), ceilDivide(a, b)]
      expect(floor * b <= a && a < (floor + 1n) * b).toBe(true)
      expect((ceil - 1n) * b < a && a <= ceil * b).toBe(true)
    }),
  )
})
