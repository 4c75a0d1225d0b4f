import { expect, test } from 'vitest'
import { toSafeInteger, wholeNumber } from './whole.ts'

const LARGEST = 9_007_199_254_740_991

test('a count is a number as long as a float holds it exactly', () => {
  expect(toSafeInteger(BigInt(LARGEST))).toBe(LARGEST)
  expect(() => toSafeInteger(BigInt(LARGEST) + 1n)).toThrow('more than can be counted')
})

test.each([
  ['12', 12],
  ['1.0', 1],
  ['1e3', 1000],
  ['-4', -4],
  [String(LARGEST), LARGEST],
])('%s is read as a whole number', (text, number) => {
  expect(wholeNumber(text)).toBe(number)
})

test.each(['1.5', '0.01', '', 'abc', '9007199254740992'])(
  '%j is no whole number that a float holds',
  (text) => {
    expect(wholeNumber(text)).toBeNull()
  },
)
