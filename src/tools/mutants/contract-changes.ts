/** The changes of one schema of the contract: each rule a step wider, a step narrower, and gone. */
import { parseDecimal, placesOf, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'

/** A value elsewhere in a schema; `to` is undefined where the place is taken away. */
export type Change = {
  readonly at: readonly (string | number)[]
  readonly from: unknown
  readonly to: unknown
}

type Json = Readonly<Record<string, unknown>>

const LIMITS = /^(?:x-decimal-)?(?:exclusive-?)?(?:minimum|maximum)$/i
/** Limits that are never below zero. */
const COUNTS = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'x-decimal-places'])
/** Rules without a size. */
const WHOLE = new Set([
  'format',
  'const',
  'uniqueItems',
  'dependentRequired',
  'additionalProperties',
  'unevaluatedProperties',
  'x-pattern',
  'x-equals',
  'x-differs',
  'x-not-before',
])
/** Keywords below which names of properties stand, not keywords. */
const NAMES = new Set(['properties', '$defs'])
const NO_RULES = new Set(['example', 'examples', 'default', 'enum', 'const', 'required'])

/** Every change of a schema, in the order of its text. */
export function changesOf(schema: unknown, at: Change['at'] = [], isNames = false): Change[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => changesOf(part, [...at, index]))
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema as Json).flatMap(([key, value]) => [
    ...(isNames ? [] : keywordChanges(key, value, [...at, key])),
    ...(isNames || !(NO_RULES.has(key) || key.startsWith('x-'))
      ? changesOf(value, [...at, key], !isNames && NAMES.has(key))
      : []),
  ])
}

function keywordChanges(key: string, value: unknown, at: Change['at']): Change[] {
  if (LIMITS.test(key)) return limitChanges(value, at)
  if (COUNTS.has(key)) return limitChanges(value, at).filter(({ to }) => to !== -1)
  if (key === 'pattern')
    return [gone(value, at), ...lengthsOf(String(value)).map((to) => ({ at, from: value, to }))]
  if (key === 'required' || key === 'enum') return entriesGone(value, at)
  return WHOLE.has(key) ? [gone(value, at)] : []
}

const gone = (from: unknown, at: Change['at']): Change => ({ at, from, to: undefined })

const entriesGone = (list: unknown, at: Change['at']): Change[] =>
  Array.isArray(list) ? list.map((entry: unknown, index) => gone(entry, [...at, index])) : []

/** A limit that is known here moves by one of its last place; of several at once each is taken for itself. */
function limitChanges(value: unknown, at: Change['at']): Change[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, index) => limitChanges(each, [...at, index]))
  return [gone(value, at), ...neighbours(value).map((to) => ({ at, from: value, to }))]
}

function neighbours(value: unknown): unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1]
  const decimal = typeof value === 'string' ? parseDecimal(value) : null
  if (decimal === null) return []
  const places = placesOf(decimal)
  return [-1n, 1n].map((step) => toText(fromUnits(toUnits(decimal, places) + step, places)))
}

/** The pattern with each of its counts (`{6}`, `{5,15}`) one less and one more. */
function lengthsOf(pattern: string): string[] {
  return [...pattern.matchAll(/(?<=\{(?:\d+,)?)\d+(?=(?:,\d*)?\})/g)].flatMap((found) => {
    const [count] = found
    const [before, after] = [pattern.slice(0, found.index), pattern.slice(found.index + count.length)]
    return neighbours(count).flatMap((each) => (each === '-1' ? [] : [`${before}${String(each)}${after}`]))
  })
}

/** Applies a change to plain data and returns the function that takes it back. */
export function apply(root: unknown, { at, to }: Change): () => void {
  const [last = '', ...above] = at.toReversed()
  const parent = above.reduceRight<unknown>((part, name) => Reflect.get(part as object, name), root) as object
  const before = Object.entries(parent)
  if (to !== undefined) Reflect.set(parent, last, to)
  else if (Array.isArray(parent)) parent.splice(last as number, 1)
  else Reflect.deleteProperty(parent, last)
  return () => {
    for (const key of Object.keys(parent)) Reflect.deleteProperty(parent, key)
    for (const [key, value] of before) Reflect.set(parent, key, value)
  }
}
