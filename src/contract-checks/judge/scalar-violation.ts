import { isJson, list, show, type Json } from '../document/place.ts'
import type { Violation, RuleId } from './violation.ts'

/** Returns true when a text has a named format; unknown formats always hold. */
export type Formats = (format: string, text: string) => boolean

/** Parts of a schema that say something of the value itself: of its type, and other keywords. */
type Said = { readonly types: readonly ReadonlySet<string>[]; readonly scalars: readonly Json[] }

/** The first thing wrong with a value by itself: type, then constants, then form, then size. */
export function scalarViolation(
  { types, scalars }: Said,
  value: unknown,
  kind: string,
  at: string,
  formats: Formats,
): Violation | undefined {
  for (const each of types) {
    if (each.has(kind)) continue
    const expected = [...each].filter((name) => name !== 'integer' || !each.has('number')).join(' or ')
    return { at, rule: kind === 'null' ? 'null' : 'wrong-type', expected, got: kind }
  }
  for (const part of scalars) {
    const wrong =
      constantViolation(part, value) ?? textViolation(part, value, formats) ?? sizeViolation(part, value)
    if (wrong !== undefined) return { at, ...wrong }
  }
  return undefined
}

type Wrong = { readonly rule: RuleId; readonly expected: string; readonly got: string }

function constantViolation(part: Json, value: unknown): Wrong | undefined {
  const values =
    'const' in part ? [part['const']] : Array.isArray(part['enum']) ? list(part['enum']) : undefined
  if (values === undefined || values.includes(value)) return undefined
  if (typeof value === 'object' && values.some((one) => sorted(one) === sorted(value))) return undefined
  // Null is told by its type where there is one.
  if (value === null && part['type'] !== undefined && !('const' in part)) return undefined
  return { rule: 'enum', expected: values.map(show).join(', '), got: show(value) }
}

const patterns = new Map<string, RegExp>()

function textViolation(part: Json, value: unknown, formats: Formats): Wrong | undefined {
  if (typeof value !== 'string') return undefined
  const { format, pattern } = part
  if (typeof format === 'string' && !formats(format, value))
    return { rule: 'format', expected: format, got: show(value) }
  if (typeof pattern !== 'string') return undefined
  const expression = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, expression)
  return expression.test(value) ? undefined : { rule: 'format', expected: pattern, got: show(value) }
}

function sizeViolation(part: Json, value: unknown): Wrong | undefined {
  if (typeof value === 'string') {
    if (part['minLength'] === undefined && part['maxLength'] === undefined) return undefined
    return outside(part, 'minLength', 'maxLength', lengthOf(value), 'characters')
  }
  if (typeof value !== 'number') return undefined
  const { multipleOf } = part
  if (part['format'] === 'int32' && (value > 2_147_483_647 || value < -2_147_483_648))
    return { rule: 'format', expected: 'int32', got: String(value) }
  if (typeof multipleOf === 'number' && !isMultiple(value, multipleOf))
    return { rule: 'range', expected: `a multiple of ${multipleOf}`, got: String(value) }
  const { exclusiveMinimum: low, exclusiveMaximum: high } = part
  if (typeof low === 'number' && value <= low)
    return { rule: 'range', expected: `more than ${low}`, got: String(value) }
  if (typeof high === 'number' && value >= high)
    return { rule: 'range', expected: `less than ${high}`, got: String(value) }
  return outside(part, 'minimum', 'maximum', value, '')
}

/** Characters, of which some are two units. */
function lengthOf(text: string): number {
  let length = text.length
  for (let at = 0; at < text.length - 1; at += 1)
    if (isHalf(text.charCodeAt(at), 0xd8) && isHalf(text.charCodeAt(at + 1), 0xdc)) {
      length -= 1
      at += 1
    }
  return length
}

const isHalf = (unit: number, half: number): boolean => unit >> 10 === half >> 2

/** As decimals are written: 0.3 is three times 0.1, whatever binary numbers make of it. */
function isMultiple(value: number, of: number): boolean {
  const times = Math.abs(value / of)
  const rest = times % 1
  const tolerance = Math.max(1e-8, times * 4 * Number.EPSILON)
  return rest < tolerance || 1 - rest < tolerance
}

/** The first thing wrong with a list as a whole. */
export function listViolation(
  parts: readonly Json[],
  value: readonly unknown[],
  at: string,
): Violation | undefined {
  for (const part of parts) {
    const wrong = outside(part, 'minItems', 'maxItems', value.length, 'items')
    if (wrong !== undefined) return { at, ...wrong }
    const twin = part['uniqueItems'] === true ? sameTwice(value) : undefined
    if (twin !== undefined)
      return { at, rule: 'range', expected: 'no item twice', got: `${show(twin)} twice` }
  }
  return undefined
}

/** Returns an item that is there twice; the order of fields does not count. */
function sameTwice(items: readonly unknown[]): unknown {
  const seen = new Set<string>()
  return items.find((item) => {
    const text = sorted(item)
    if (seen.has(text)) return true
    seen.add(text)
    return false
  })
}

/** The first thing wrong with an object as a whole. */
export function objectViolation(parts: readonly Json[], value: Json, at: string): Violation | undefined {
  for (const part of parts) {
    if (part['minProperties'] === undefined && part['maxProperties'] === undefined) continue
    const wrong = outside(part, 'minProperties', 'maxProperties', Object.keys(value).length, 'fields')
    if (wrong !== undefined) return { at, ...wrong }
  }
  return undefined
}

function outside(part: Json, least: string, most: string, size: number, what: string): Wrong | undefined {
  const { [least]: low, [most]: high } = part
  const say = (text: string): string => `${text} ${what}`.trim()
  if (typeof low === 'number' && size < low)
    return { rule: 'range', expected: say(`at least ${low}`), got: String(size) }
  if (typeof high === 'number' && size > high)
    return { rule: 'range', expected: say(`at most ${high}`), got: String(size) }
  return undefined
}

/** The JSON of a value with the fields of objects in order, so that the same values have the same text. */
function sorted(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      isJson(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  )
}
