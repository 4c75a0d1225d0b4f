import { isJson, type Json } from '../document/place.ts'

/** The JSON type of a value, in the words of JSON Schema. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isJson(value)) return 'object'
  if (Number.isInteger(value)) return 'integer'
  return typeof value
}

const kept = new WeakMap<Json, ReadonlySet<string> | undefined>()

/** The types that a schema allows; undefined when it does not say. */
export function typesOf(schema: Json): ReadonlySet<string> | undefined {
  if (kept.has(schema)) return kept.get(schema)
  const { type } = schema
  const names = Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : undefined
  const types = names && new Set(names.includes('number') ? [...names, 'integer'] : names)
  kept.set(schema, types)
  return types
}
