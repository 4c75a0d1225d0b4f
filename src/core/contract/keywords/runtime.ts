/**
 * Functions that compiled validators call. Generated code imports these by name, so a renamed export needs a new `npm
 * run generate`.
 */
import { multiply, truncate } from '#src/core/money/arithmetic.ts'
import { compare } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { wholeNumber } from '#src/core/money/whole.ts'

/** Source of a limit; a text is the limit itself. */
export type Operand =
  | string
  | { readonly field: string }
  | { readonly ctx: string }
  | { readonly product: readonly [Operand, Operand] }

export type Order = 'minimum' | 'maximum' | 'exclusive-minimum' | 'exclusive-maximum'

/**
 * Returns true when `data` keeps a limit. A limit that is missing or no decimal does not apply, and neither do limits
 * to data that is no decimal: that is for `type` and `format` to refuse.
 */
export function isWithinLimit(
  order: Order,
  data: unknown,
  operand: Operand,
  siblings: unknown,
  root: unknown,
): boolean {
  const value = decimalOf(data)
  const bound = decimalLimit(operand, siblings, root)
  if (value === null || bound === null) return true
  return HOLDS[order](compare(value, bound))
}

const HOLDS: Readonly<Record<Order, (sign: number) => boolean>> = {
  minimum: (sign) => sign >= 0,
  maximum: (sign) => sign <= 0,
  'exclusive-minimum': (sign) => sign > 0,
  'exclusive-maximum': (sign) => sign < 0,
}

/** Returns true when `data` has so many places at most. Trailing zeros do not count: they change no value. */
export function isWithinPlaces(
  data: unknown,
  operand: number | { readonly ctx: string },
  root: unknown,
): boolean {
  const value = decimalOf(data)
  const most = placesLimit(operand, root)
  if (value === null || most === null) return true
  return compare(truncate(value, most), value) === 0
}

/**
 * Returns true when `data` matches a regular expression that is known at run time only. One that is missing or that
 * cannot be read does not apply.
 */
export function matchesPattern(data: unknown, { ctx }: { readonly ctx: string }, root: unknown): boolean {
  const pattern = member(member(root, '$ctx'), ctx)
  return typeof data !== 'string' || typeof pattern !== 'string' || matches(data, pattern)
}

/** Returns true when a text matches a regular expression from outside; one that cannot be read takes everything. */
export function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}

/** Returns true when `data` equals the sibling of that name, or there is no such sibling. */
export function equalsSibling(data: unknown, name: string, siblings: unknown): boolean {
  const other = member(siblings, name)
  return other === undefined || other === data
}

/** Returns true when `data` differs from the sibling of that name, or there is no such sibling. */
export const differsFromSibling = (data: unknown, name: string, siblings: unknown): boolean =>
  member(siblings, name) !== data

const DAY = /^\d{4}-\d\d-\d\d$/

/** Returns true when the day `data` is not before the sibling's day, or one of them is no day. */
export function notBeforeSibling(data: unknown, name: string, siblings: unknown): boolean {
  const other = member(siblings, name)
  if (typeof data !== 'string' || typeof other !== 'string' || !DAY.test(data) || !DAY.test(other))
    return true
  // Days of this form are ordered as text.
  return data >= other
}

/** The limit as text, for messages; null where it does not apply. */
export function limitText(operand: Operand, siblings: unknown, root: unknown): string | null {
  const limit = decimalLimit(operand, siblings, root)
  return limit === null ? null : toText(limit)
}

/** The most places, for messages; null where the limit does not apply. */
export function placesLimit(operand: number | { readonly ctx: string }, root: unknown): number | null {
  if (typeof operand === 'number') return operand
  const given = member(member(root, '$ctx'), operand.ctx)
  return typeof given === 'number' || typeof given === 'string' ? wholeNumber(String(given)) : null
}

function decimalLimit(operand: Operand, siblings: unknown, root: unknown): Decimal | null {
  if (typeof operand === 'string') return parseDecimal(operand)
  if ('field' in operand) return decimalOf(member(siblings, operand.field))
  if ('ctx' in operand) return decimalOf(member(member(root, '$ctx'), operand.ctx))
  const [a, b] = operand.product.map((factor) => decimalLimit(factor, siblings, root))
  return a === null || a === undefined || b === null || b === undefined ? null : multiply(a, b)
}

/** Decimals are text on the wire; counts are numbers. */
const decimalOf = (value: unknown): Decimal | null =>
  typeof value === 'string' || typeof value === 'number' ? parseDecimal(String(value)) : null

const member = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined
