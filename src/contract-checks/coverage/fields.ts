import { below, valueAt } from '../api/pointer.ts'
import { isJson, list, show, type Json } from '../document/place.ts'

/** A place that a schema names. */
export type NamedField = {
  /** JSON pointer, with `*` for any item of a list or entry of a map. */
  readonly at: string
  /** The listed values, null left out. */
  readonly values: readonly string[]
  /** By name (`minLength 6`): whether a value stands exactly at the limit. */
  readonly limits: ReadonlyMap<string, (value: unknown) => boolean>
  readonly required: boolean
}

/** Deeper than any screen shows, and an end for schemas that contain themselves. */
const DEEPEST = 10

/** Every place below a schema, references, compositions and choices included. */
export function fieldsOf(document: Json, schema: unknown): NamedField[] {
  const found = new Map<string, NamedField>()

  function parts(node: unknown, depth: number): Json[] {
    if (!isJson(node) || depth > DEEPEST * 2) return []
    const target = typeof node['$ref'] === 'string' ? valueAt(document, node['$ref']) : undefined
    const inner = [target, ...list(node['allOf']), ...list(node['oneOf']), ...list(node['anyOf'])]
    return [node, ...inner.flatMap((one) => parts(one, depth + 1)), ...branches(node, depth)]
  }

  const branches = (node: Json, depth: number): Json[] =>
    ['then', 'else'].flatMap((word) => parts(node[word], depth + 1))

  function walk(node: unknown, at: string, required: boolean, depth: number): void {
    const all = parts(node, 0)
    if (at !== '' && !at.endsWith('/*'))
      found.set(at, { at, required, values: valuesOf(all), limits: limitsOf(all) })
    else if (at.endsWith('/*') && valuesOf(all).length > 0)
      found.set(at, { at, required: false, values: valuesOf(all), limits: new Map() })
    if (depth >= DEEPEST) return
    const needed = new Set(all.flatMap((part) => list(part['required']).map(String)))
    const properties = Map.groupBy(
      all.flatMap((part) => Object.entries(isJson(part['properties']) ? part['properties'] : {})),
      ([name]) => name,
    )
    for (const [name, schemas] of properties)
      walk({ allOf: schemas.map(([, one]) => one) }, below(at, name), needed.has(name), depth + 1)
    const inside = all.flatMap((part) => [part['items'], part['additionalProperties']]).filter(isJson)
    if (inside.length > 0) walk({ allOf: inside }, `${at}/*`, false, depth + 1)
  }

  walk(schema, '', true, 0)
  return [...found.values()]
}

function valuesOf(parts: readonly Json[]): string[] {
  const listed = parts.flatMap((part) => [
    ...list(part['enum']),
    ...(Object.hasOwn(part, 'const') ? [part['const']] : []),
  ])
  return [...new Set(listed.filter((value) => value !== null).map(show))]
}

const LENGTHS = ['minLength', 'maxLength', 'minItems', 'maxItems'] as const
const AMOUNTS = ['minimum', 'maximum', 'x-decimal-minimum', 'x-decimal-maximum'] as const

function limitsOf(parts: readonly Json[]): Map<string, (value: unknown) => boolean> {
  const limits = parts.flatMap((part) => [
    ...LENGTHS.filter((word) => typeof part[word] === 'number' && part[word] > 0).map(
      (word) => [word, part[word], (value: unknown) => sizeOf(value) === part[word]] as const,
    ),
    ...AMOUNTS.filter((word) => typeof part[word] === 'number' || typeof part[word] === 'string').map(
      (word) => [word, part[word], (value: unknown) => show(value) === show(part[word])] as const,
    ),
  ])
  return new Map(limits.map(([word, limit, isAt]) => [`${word} ${show(limit)}`, isAt]))
}

const sizeOf = (value: unknown): number | undefined =>
  typeof value === 'string' || Array.isArray(value) ? Array.from(value).length : undefined
