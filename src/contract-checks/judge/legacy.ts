import { decode } from '#src/core/contract/decode.ts'
import { toWire } from '#src/core/contract/encode-scalar.ts'
import { isLeftOut, spellingOf } from '#src/core/contract/fields.ts'
import { WireNumber } from '#src/core/contract/json.ts'
import { scalarShape } from '#src/core/contract/scalar-shape.ts'
import type { Scalar } from '#src/core/contract/shape.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import { kindOf } from './kinds.ts'
import { placesOf, type Plan, type Shape } from './walk-plan.ts'

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

type Means = {
  readonly of: (schema: Json) => Plan
  /** The plan for a value, with the branches that were meant for it. */
  readonly planFor: (plan: Plan, value: unknown) => Plan
  /** Returns true for a plan that null keeps. */
  readonly mayBeNull: (plan: Plan) => boolean
}

export function createAsDecoded({ of, planFor, mayBeNull }: Means): AsDecoded {
  function read(base: Plan, raw: unknown): unknown {
    const value = plain(raw)
    const plan = planFor(base, value)
    const { parts } = plan
    if (raw === null || (raw === true && parts.some((part) => takesTrue(part, parts)))) return null
    const words = Object.assign({}, ...parts.toReversed()) as Json
    const shape = scalarShape(words)
    if (shape !== undefined) return shape.kind === 'file' ? value : scalar(shape, raw)
    if (Array.isArray(raw)) return readList(plan, raw)
    return isJson(value) && isJson(raw) ? readObject(plan.shape(), raw) : value
  }

  function readList(plan: Plan, raw: readonly unknown[]): unknown {
    const items = plan.items()?.plan
    const places = placesOf(plan).map(of)
    if (places.length === 0)
      return items !== undefined ? raw.map((item) => read(items, item)) : raw.map(plain)
    // What some servers add behind is dropped.
    return places.map((place, index) =>
      index < raw.length || mayBeNull(place)
        ? read(place, raw[index] ?? null)
        : new Unreadable(undefined, 'a value'),
    )
  }

  function readObject({ fields, names, others, patterns }: Shape, raw: Json): Json {
    const isMap = names.size === 0
    const kept = Object.entries(raw).filter(
      ([name]) => !names.has(name) && (isMap || patterns.some((pattern) => pattern.test(name))),
    )
    const named = [...fields].flatMap(([name, { plan, isRequired }]): [string, unknown][] => {
      const spelling = spellingOf(name, aliasesOf(plan), raw)
      const item = Object.hasOwn(raw, spelling) ? raw[spelling] : undefined
      if (plan === undefined) return item === undefined ? [] : [[name, plain(item)]]
      const nullable = (): boolean => mayBeNull(plan)
      if (item === undefined) return isRequired && nullable() ? [[name, null]] : []
      return !isRequired && isLeftOut(item, nullable) ? [] : [[name, read(plan, item)]]
    })
    const rest = kept.map(([name, item]): [string, unknown] => [
      name,
      isMap && others !== undefined ? read(others, item) : plain(item),
    ])
    return Object.fromEntries([...named, ...rest])
  }

  return (schema, raw) => read(of(schema), raw)
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

const aliasesOf = (plan: Plan | undefined): string[] =>
  (plan?.parts ?? []).flatMap((part) => list(part['x-alias']).map(show))

/** A value of `parseWire` as `JSON.parse` has it. */
export function plain(raw: unknown): unknown {
  if (raw instanceof WireNumber) return JSON.parse(raw.text) as unknown
  if (Array.isArray(raw)) return raw.map(plain)
  if (kindOf(raw) !== 'object') return raw
  return Object.fromEntries(Object.entries(raw as Json).map(([name, item]) => [name, plain(item)]))
}
