/**
 * Order of decimals, by value: 1.50 equals 1.5.
 *
 *   compare(a, b): -1 | 0 | 1    equals, isLess, isGreater, isAtLeast, isAtMost(a, b)
 *   sign(a): -1 | 0 | 1          isZero, isPositive, isNegative(a)    min, max(a, b)
 */
import { type Decimal, placesOf, toText, toUnits } from './decimal.ts'

/** -1 where a is less, 0 where both are the same value, 1 where a is greater: fit for `sort`. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(placesOf(a), placesOf(b))
  const [left, right] = [toUnits(a, scale), toUnits(b, scale)]
  if (left === right) return 0
  return left < right ? -1 : 1
}

export const equals = (a: Decimal, b: Decimal): boolean => compare(a, b) === 0
export const isLess = (a: Decimal, b: Decimal): boolean => compare(a, b) < 0
export const isGreater = (a: Decimal, b: Decimal): boolean => compare(a, b) > 0
export const isAtLeast = (a: Decimal, b: Decimal): boolean => compare(a, b) >= 0
export const isAtMost = (a: Decimal, b: Decimal): boolean => compare(a, b) <= 0

/** -1, 0 or 1: what colours a profit or a loss. */
export function sign(value: Decimal): -1 | 0 | 1 {
  const text = toText(value)
  if (text.startsWith('-')) return -1
  return /[1-9]/.test(text) ? 1 : 0
}

export const isZero = (value: Decimal): boolean => sign(value) === 0
export const isPositive = (value: Decimal): boolean => sign(value) > 0
export const isNegative = (value: Decimal): boolean => sign(value) < 0

export const min = (a: Decimal, b: Decimal): Decimal => (compare(b, a) < 0 ? b : a)
export const max = (a: Decimal, b: Decimal): Decimal => (compare(b, a) > 0 ? b : a)
