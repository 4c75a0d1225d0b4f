import { below } from '../api/pointer.ts'
import { isJson, list, type Json } from '../document/place.ts'
import type { Violation } from './violation.ts'

/** Judges a value at a place by a schema. */
export type Check = (schema: unknown, value: unknown, at: string) => Violation[]

/** Keywords that are conditions on a value as a whole; most schemas have none of them. */
export const CONDITIONS = [
  'not',
  'oneOf',
  'contains',
  'prefixItems',
  'unevaluatedItems',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'patternProperties',
  'propertyNames',
  'contentSchema',
  'contentMediaType',
  'contentEncoding',
]

const kept = new WeakMap<readonly Json[], readonly Json[]>()

/** The parts that have such a condition; found once for the same parts. */
export function conditionsIn(parts: readonly Json[]): readonly Json[] {
  const before = kept.get(parts)
  if (before !== undefined) return before
  const found = parts.filter((part) => CONDITIONS.some((word) => word in part))
  kept.set(parts, found)
  return found
}

type Means = {
  readonly check: Check
  readonly mayTake: (branch: unknown) => boolean
  /** The schema with all that it refers to, and the branches that hold for the value. */
  readonly partsFor: (schema: Json, value: unknown) => readonly Json[]
}

/** Lists the broken conditions of a schema's parts on a value. */
export function conditionViolations(
  parts: readonly Json[],
  value: unknown,
  at: string,
  { check, mayTake, partsFor }: Means,
): Violation[] {
  const fits = (schema: unknown, one: unknown): boolean => check(schema, one, '').length === 0
  return conditionsIn(parts).flatMap((part) => [
    ...whole(part, value, at, fits, mayTake),
    ...(Array.isArray(value) ? ofList(part, value, at, check, fits) : []),
    ...(Array.isArray(value) ? unevaluated(part, partsFor(part, value), value, at, check, fits) : []),
    ...(isJson(value) ? ofObject(part, value, at, check, fits) : []),
    ...(typeof value === 'string' ? ofText(part, value, at, check) : []),
  ])
}

type Fits = (schema: unknown, value: unknown) => boolean

const broken = (at: string, expected: string, got: string): Violation[] => [
  { at, rule: 'schema', expected, got },
]

function whole(
  part: Json,
  value: unknown,
  at: string,
  fits: Fits,
  mayTake: (branch: unknown) => boolean,
): Violation[] {
  const { not, oneOf } = part
  if (not !== undefined && fits(not, value))
    return broken(at, 'a value that `not` leaves', 'one that it excludes')
  // Branches of other types cannot fit as well, and are most of what there is.
  const able = list(oneOf).filter(mayTake)
  if (able.length < 2) return []
  const count = able.filter((branch) => fits(branch, value)).length
  return count > 1 ? broken(at, 'exactly one branch of `oneOf`', `${count} that fit`) : []
}

function ofList(part: Json, value: readonly unknown[], at: string, check: Check, fits: Fits): Violation[] {
  const { contains, minContains, maxContains, prefixItems, items } = part
  const first = list(prefixItems)
  const found = first.flatMap((schema, index) =>
    index < value.length ? check(schema, value[index], below(at, String(index))) : [],
  )
  if (items === false && value.length > first.length)
    found.push(...broken(at, `at most ${first.length} items`, `${value.length}`))
  if (contains === undefined) return found
  const count = value.filter((item) => fits(contains, item)).length
  const least = typeof minContains === 'number' ? minContains : 1
  const most = typeof maxContains === 'number' ? maxContains : Infinity
  const limit = most === Infinity ? '' : ` and at most ${most}`
  if (count < least || count > most)
    found.push(...broken(at, `at least ${least}${limit} items that \`contains\` describes`, String(count)))
  return found
}

/** Items that nothing in the schema speaks of: its parts, the branches that hold, and `contains`. */
function unevaluated(
  part: Json,
  own: readonly Json[],
  value: readonly unknown[],
  at: string,
  check: Check,
  fits: Fits,
): Violation[] {
  const { unevaluatedItems } = part
  const isTold = own.some((one) => 'items' in one || (one !== part && 'unevaluatedItems' in one))
  if (unevaluatedItems === undefined || isTold) return []
  const first = Math.max(...own.map(({ prefixItems }) => list(prefixItems).length))
  const contained = own.flatMap((one) => ('contains' in one ? [one['contains']] : []))
  const rest = [...value.entries()].filter(
    ([index, item]) => index >= first && !contained.some((schema) => fits(schema, item)),
  )
  if (unevaluatedItems === false)
    return rest.length === 0 ? [] : broken(at, 'no further items', `${value.length}`)
  return rest.flatMap(([index, item]) => check(unevaluatedItems, item, below(at, String(index))))
}

function ofObject(part: Json, value: Json, at: string, check: Check, fits: Fits): Violation[] {
  const { dependentRequired, dependentSchemas, dependencies, patternProperties, propertyNames } = part
  const found: Violation[] = []
  const has = (name: string): boolean => Object.hasOwn(value, name)
  for (const [name, wanted] of Object.entries({ ...asJson(dependencies), ...asJson(dependentRequired) }))
    for (const other of has(name) && Array.isArray(wanted) ? list(wanted).map(String) : [])
      if (!has(other))
        found.push({
          at: below(at, other),
          rule: 'missing-field',
          expected: `the field beside ${name}`,
          got: 'nothing',
        })
  for (const [name, schema] of Object.entries({ ...asJson(dependencies), ...asJson(dependentSchemas) }))
    if (has(name) && !Array.isArray(schema)) found.push(...check(schema, value, at))
  for (const [pattern, schema] of Object.entries(asJson(patternProperties)))
    for (const name of Object.keys(value))
      if (new RegExp(pattern, 'u').test(name)) found.push(...check(schema, value[name], below(at, name)))
  if (propertyNames !== undefined)
    for (const name of Object.keys(value))
      if (!fits(propertyNames, name)) found.push(...broken(below(at, name), 'another name', name))
  return found
}

const BASE64 = /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/

/** A text that carries something else. */
function ofText(
  { contentEncoding, contentMediaType, contentSchema }: Json,
  value: string,
  at: string,
  check: Check,
): Violation[] {
  if (contentEncoding === 'base64' && !BASE64.test(value))
    return [{ at, rule: 'format', expected: 'base64', got: value }]
  if (contentMediaType !== 'application/json' && contentSchema === undefined) return []
  try {
    const inside: unknown = JSON.parse(
      contentEncoding === 'base64' ? Buffer.from(value, 'base64').toString() : value,
    )
    return contentSchema === undefined ? [] : check(contentSchema, inside, at)
  } catch {
    return [{ at, rule: 'format', expected: 'JSON in the text', got: value }]
  }
}

const asJson = (node: unknown): Json => (isJson(node) ? node : {})
