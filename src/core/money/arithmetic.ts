/**
 * Sums on decimals, exact, as whole numbers of a common scale.
 *
 *   add, subtract, multiply(a, b)    sum(list)     negate(a)    abs(a)
 *   divide(a, b, places = 8)         truncates toward zero, throws on zero
 *   truncate(a, places = 8)          truncates toward zero, never rounds (VAL-19)
 */
import { type Decimal, fromUnits, placesOf, toText, toUnits, ZERO } from './decimal.ts'

/** The specification's places where nothing else is said (VAL-19). */
export const DEFAULT_PLACES = 8

const common = (a: Decimal, b: Decimal): number => Math.max(placesOf(a), placesOf(b))

/** a + b, exact; as many places as the longer one. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = common(a, b)
  return fromUnits(toUnits(a, scale) + toUnits(b, scale), scale)
}

/** a - b, exact; as many places as the longer one. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  const scale = common(a, b)
  return fromUnits(toUnits(a, scale) - toUnits(b, scale), scale)
}

/** a * b, exact; the places of both together. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  const units = toUnits(a, placesOf(a)) * toUnits(b, placesOf(b))
  return fromUnits(units, placesOf(a) + placesOf(b))
}

/**
 * a / b with so many places, the rest cut off (toward zero).
 * @throws RangeError when b is zero
 */
export function divide(a: Decimal, b: Decimal, places: number = DEFAULT_PLACES): Decimal {
  const scale = common(a, b)
  const divisor = toUnits(b, scale)
  if (divisor === 0n) throw new RangeError('division by zero')
  return fromUnits((toUnits(a, scale) * 10n ** BigInt(places)) / divisor, places)
}

/** Cuts digits after `places` off, toward zero: 1.999 is 1.99, -1.999 is -1.99 (VAL-19). Never lengthens. */
export function truncate(value: Decimal, places: number = DEFAULT_PLACES): Decimal {
  const surplus = placesOf(value) - places
  if (surplus <= 0) return value
  return fromUnits(toUnits(value, placesOf(value)) / 10n ** BigInt(surplus), places)
}

/** The value with its sign turned. */
export const negate = (value: Decimal): Decimal =>
  fromUnits(-toUnits(value, placesOf(value)), placesOf(value))

/** The value without its sign. */
export const abs = (value: Decimal): Decimal => (toText(value).startsWith('-') ? negate(value) : value)

/** All together; nothing is 0. */
export const sum = (values: Iterable<Decimal>): Decimal => {
  let total = ZERO
  for (const value of values) total = add(total, value)
  return total
}
