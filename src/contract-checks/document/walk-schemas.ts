import { child, elements, entries, idOf, isJson, isRef, type Follow, type Place } from './place.ts'
import type { Schema, Via } from './schema.ts'

const NAMED: readonly (readonly [string, Via])[] = [
  ['properties', 'property'],
  ['patternProperties', 'values'],
  ['dependentSchemas', 'condition'],
  ['$defs', 'root'],
]
const LISTED: readonly (readonly [string, Via])[] = [
  ['allOf', 'allOf'],
  ['oneOf', 'oneOf'],
  ['anyOf', 'anyOf'],
  ['prefixItems', 'items'],
]
const SINGLE: readonly (readonly [string, Via])[] = [
  ['items', 'items'],
  ['contains', 'condition'],
  ['additionalProperties', 'values'],
  ['unevaluatedProperties', 'values'],
  ['propertyNames', 'names'],
  ['if', 'condition'],
  ['then', 'condition'],
  ['else', 'condition'],
  ['not', 'condition'],
]

/** Reads schemas, each written place once; `all` is what was read so far, in reading order. */
export function createSchemaReader(follow: Follow) {
  const known = new Map<string, Schema>()

  function read(place: Place, via: Via = 'root', parent?: Schema, name?: string): Schema {
    const id = idOf(place.location)
    const before = known.get(id)
    if (before !== undefined) return before
    const schema: Schema = {
      node: isJson(place.node) ? place.node : {},
      written: place.node,
      location: place.location,
      via,
      name,
      parent,
      target: undefined,
      children: [],
      uses: [],
    }
    known.set(id, schema)
    if (isRef(place.node)) {
      const behind = follow(place)
      if (behind !== undefined) {
        schema.target = read(behind)
        schema.target.uses.push(schema)
      }
    }
    for (const [keyword, how] of NAMED)
      for (const [key, value] of entries(child(place, keyword) ?? { ...place, node: undefined }))
        schema.children.push(read(value, how, schema, how === 'property' ? key : undefined))
    for (const [keyword, how] of LISTED)
      for (const value of elements(child(place, keyword) ?? { ...place, node: undefined }))
        schema.children.push(read(value, how, schema))
    for (const [keyword, how] of SINGLE) {
      const value = child(place, keyword)
      if (value !== undefined && isSchema(value.node)) schema.children.push(read(value, how, schema))
    }
    return schema
  }

  return { read, all: () => [...known.values()] }
}

/** `additionalProperties: true` and `items: {}` are schemas; `false` only closes. */
function isSchema(node: unknown): boolean {
  return isJson(node) || node === true
}
