/** Whole numbers that are counts and not money: pages, ordinals, epochs. */
import { parseDecimal, toUnits } from './decimal.ts'
import { truncate } from './arithmetic.ts'
import { equals } from './compare.ts'

/**
 * A count that was computed exactly, as a plain number.
 * @throws RangeError beyond what a float holds exactly
 */
export function toSafeInteger(units: bigint): number {
  const number = Number(units)
  if (!Number.isSafeInteger(number)) throw new RangeError('more than can be counted')
  return number
}

/** Reads a whole number that a float holds exactly (`1.0` and `1e3` are whole); null for anything else. */
export function wholeNumber(text: string): number | null {
  const value = parseDecimal(text)
  if (value === null || !equals(truncate(value, 0), value)) return null
  const number = Number(toUnits(truncate(value, 0), 0))
  return Number.isSafeInteger(number) ? number : null
}
