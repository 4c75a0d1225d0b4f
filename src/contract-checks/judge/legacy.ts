import { decode } from '#src/core/contract/decode.ts'
import { toWire } from '#src/core/contract/encode-scalar.ts'
import { isLeftOut, spellingOf } from '#src/core/contract/fields.ts'
import { WireNumber } from '#src/core/contract/json.ts'
import { scalarShape } from '#src/core/contract/scalar-shape.ts'
import type { Scalar } from '#src/core/contract/shape.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import { kindOf } from './kinds.ts'
import type { ObjectShape } from './object-shape.ts'
import type { SchemaParts } from './schema-parts.ts'
import { together } from './walk-parts.ts'

/** Strictness of the judge: `legacy` reads answers as the decoder of generated clients does, and judges what it read. */
export type Profile = 'strict' | 'legacy'

/** A value that the decoder does not take. */
export class Unreadable {
  readonly raw: unknown
  readonly expected: string

  constructor(raw: unknown, expected: string) {
    this.raw = raw
    this.expected = expected
  }
}

/** Reads a value (of `parseWire`) as the decoder does: in the canonical form, without what it drops. */
export type AsDecoded = (schema: Json, raw: unknown) => unknown

/**
 * @param mayBeNull returns true for a schema that null keeps
 */
export function createAsDecoded(
  { flat, partsFor, shapeOf }: SchemaParts,
  mayBeNull: (schema: Json) => boolean,
): AsDecoded {
  function read(schema: Json, raw: unknown): unknown {
    const value = plain(raw)
    const parts = partsFor(schema, value, false)
    if (raw === null || (raw === true && parts.some((part) => takesTrue(part, parts)))) return null
    const words = Object.assign({}, ...parts.toReversed()) as Json
    const shape = scalarShape(words)
    if (shape !== undefined) return shape.kind === 'file' ? value : scalar(shape, raw)
    if (Array.isArray(raw)) return readList(parts, raw)
    return isJson(value) && isJson(raw) ? readObject(shapeOf(parts), raw) : value
  }

  function readList(parts: readonly Json[], raw: readonly unknown[]): unknown {
    const items = together(parts.map((part) => part['items']).filter(isJson))
    const places = parts.flatMap((part) => list(part['prefixItems'])).filter(isJson)
    if (places.length === 0)
      return items !== undefined ? raw.map((item) => read(items, item)) : raw.map(plain)
    // What some servers add behind is dropped.
    return places.map((place, index) =>
      index < raw.length || mayBeNull(place)
        ? read(place, raw[index] ?? null)
        : new Unreadable(undefined, 'a value'),
    )
  }

  function readObject(shape: ObjectShape, raw: Json): Json {
    const { fields, others, required, hidden, barred, patterns } = shape
    const isMap = fields.size === 0
    const kept = Object.entries(raw).filter(
      ([name]) => !fields.has(name) && (isMap || patterns.some((pattern) => pattern.test(name))),
    )
    const named = [...fields].flatMap(([name, schema]): [string, unknown][] => {
      if (hidden.has(name) || barred.has(name)) return []
      const spelling = spellingOf(name, aliasesOf(schema, flat), raw)
      const item = Object.hasOwn(raw, spelling) ? raw[spelling] : undefined
      if (schema === undefined) return item === undefined ? [] : [[name, plain(item)]]
      const nullable = (): boolean => mayBeNull(schema)
      if (item === undefined) return required.includes(name) && nullable() ? [[name, null]] : []
      return !required.includes(name) && isLeftOut(item, nullable) ? [] : [[name, read(schema, item)]]
    })
    const rest = kept.map(([name, item]): [string, unknown] => [
      name,
      isMap && others !== undefined ? read(others, item) : plain(item),
    ])
    return Object.fromEntries([...named, ...rest])
  }

  return read
}

function scalar(shape: Scalar, raw: unknown): unknown {
  const read = decode(shape, raw)
  return read.ok ? toWire(shape, read.value) : new Unreadable(plain(raw), read.expected)
}

/** A record that may be null, in whose place some servers say true. */
function takesTrue(part: Json, parts: readonly Json[]): boolean {
  const branches = [...list(part['oneOf']), ...list(part['anyOf'])].filter(isJson)
  const hasNull = branches.some(({ type }) => type === 'null')
  return hasNull && list(part['x-accept']).includes('boolean') && parts.some((each) => 'properties' in each)
}

const aliasesOf = (schema: Json | undefined, flat: (schema: Json) => readonly Json[]): string[] =>
  schema === undefined ? [] : flat(schema).flatMap((part) => list(part['x-alias']).map(show))

/** A value of `parseWire` as `JSON.parse` has it. */
export function plain(raw: unknown): unknown {
  if (raw instanceof WireNumber) return JSON.parse(raw.text) as unknown
  if (Array.isArray(raw)) return raw.map(plain)
  if (kindOf(raw) !== 'object') return raw
  return Object.fromEntries(Object.entries(raw as Json).map(([name, item]) => [name, plain(item)]))
}
