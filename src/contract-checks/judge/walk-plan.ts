import { below } from '../api/pointer.ts'
import { isJson, list, type Json } from '../document/place.ts'
import { CONDITIONS, conditionsIn } from './conditions.ts'
import { typesOf } from './kinds.ts'
import { isClosed, together } from './walk-parts.ts'

/**
 * A schema prepared for judging: everything that does not depend on the value is looked up once. Millions of values are
 * judged by a few thousand plans.
 */
export type Plan = {
  /** The schema with references and `allOf` taken apart. */
  readonly parts: readonly Json[]
  /** Parts by the keywords that they have. */
  readonly types: readonly ReadonlySet<string>[]
  readonly scalars: readonly Json[]
  readonly lists: readonly Json[]
  readonly objects: readonly Json[]
  readonly choices: readonly Choice[]
  readonly conditions: readonly Json[]
  /** Returns true where no value of a kind can break a condition: those of a choice of one that it may be. */
  readonly isUnconditional: (kind: string) => boolean
  /** Plans of the same schema together with a branch that was chosen for a value. */
  readonly chosen: Map<Plan, Plan>
  readonly shape: () => Shape
  /** Items from a number on; those before have schemas of their own. */
  readonly items: () => { readonly plan: Plan; readonly first: number } | undefined
}

/** A part that describes a value by one of several branches. */
export type Choice = {
  readonly part: Json
  readonly one: readonly Json[]
  readonly any: readonly Json[]
  /** The only branch of `oneOf` that a value of a kind can be; undefined where there are several, or none. */
  readonly branchOf: (kind: string) => Json | undefined
}

/** An object as all parts of its schema describe it; a field called `__proto__` is none of theirs. */
export type Shape = {
  readonly required: readonly string[]
  /** All fields that are named, also those that must not be there. */
  readonly names: ReadonlySet<string>
  readonly fields: ReadonlyMap<string, NamedPlan>
  /** Plan of fields without a name of their own. */
  readonly others: Plan | undefined
  readonly isFree: boolean
  /** Fields that are only sent (`writeOnly`), and fields that a schema of `false` excludes. */
  readonly hidden: ReadonlySet<string>
  readonly barred: ReadonlySet<string>
  /** Names that `patternProperties` describes. */
  readonly patterns: readonly RegExp[]
  readonly isClosed: boolean
  readonly declared: readonly Json[]
}

/** A field that may be there, with the end of its pointer; without a plan nothing is said of its value. */
type NamedPlan = { readonly plan: Plan | undefined; readonly end: string; readonly isRequired: boolean }

export type Plans = {
  readonly of: (schema: Json) => Plan
  /** The plan together with a branch that was chosen for a value. */
  readonly with: (plan: Plan, branch: Plan) => Plan
}

export type Resolve = (node: Json) => Json | undefined

const SCALAR =
  'const enum format pattern minLength maxLength multipleOf minimum maximum exclusiveMinimum exclusiveMaximum'.split(
    ' ',
  )
const LIST = ['minItems', 'maxItems', 'uniqueItems']
const OBJECT = ['minProperties', 'maxProperties']
const CHOICE = ['oneOf', 'anyOf', 'if']

const having = (parts: readonly Json[], words: readonly string[]): Json[] =>
  parts.filter((part) => words.some((word) => word in part))

export function createPlans(resolve: Resolve): Plans {
  const flats = new WeakMap<Json, readonly Json[]>()
  const known = new WeakMap<Json, Plan>()

  function flat(schema: Json): readonly Json[] {
    const before = flats.get(schema)
    if (before !== undefined) return before
    flats.set(schema, [])
    const target = typeof schema['$ref'] === 'string' ? resolve(schema) : undefined
    const inner = [...(target === undefined ? [] : [target]), ...list(schema['allOf']).filter(isJson)]
    const parts = [schema, ...inner.flatMap(flat)]
    flats.set(schema, parts)
    return parts
  }

  function of(schema: Json): Plan {
    const before = known.get(schema)
    if (before !== undefined) return before
    const plan = made(flat(schema))
    known.set(schema, plan)
    return plan
  }

  function made(parts: readonly Json[]): Plan {
    let shape: Shape | undefined
    let items: ReturnType<Plan['items']> | null = null
    return {
      parts,
      types: parts.flatMap((part) => typesOf(part) ?? []),
      scalars: having(parts, SCALAR),
      lists: having(parts, LIST),
      objects: having(parts, OBJECT),
      choices: having(parts, CHOICE).map(choiceOf),
      conditions: conditionsIn(parts),
      isUnconditional: perKind((kind) => conditionsIn(parts).every((part) => isUnconditional(part, kind))),
      chosen: new Map(),
      shape: () => (shape ??= shapeOf(parts)),
      items: () => (items === null ? (items = itemsOf(parts)) : items),
    }
  }

  const mayTake = (branch: Json, kind: string): boolean => of(branch).types.every((types) => types.has(kind))

  function choiceOf(part: Json): Choice {
    const one = list(part['oneOf']).filter(isJson)
    const branchOf = perKind((kind) => {
      const able = one.filter((branch) => mayTake(branch, kind))
      return able.length === 1 ? able[0] : undefined
    })
    return { part, one, any: list(part['anyOf']).filter(isJson), branchOf }
  }

  const isUnconditional = (part: Json, kind: string): boolean =>
    CONDITIONS.every((word) => word === 'oneOf' || !(word in part)) &&
    list(part['oneOf']).filter((branch) => !isJson(branch) || mayTake(branch, kind)).length < 2

  function itemsOf(parts: readonly Json[]): ReturnType<Plan['items']> {
    const schema = together(parts.map((part) => part['items']).filter(isJson))
    if (schema === undefined) return undefined
    return { plan: of(schema), first: Math.max(...parts.map((part) => list(part['prefixItems']).length)) }
  }

  /** Merges the parts' statements about an object. */
  function shapeOf(parts: readonly Json[]): Shape {
    const declared = parts.map((part) => part['properties']).filter(isJson)
    const maps = parts
      .flatMap((part) => [part['additionalProperties'], part['unevaluatedProperties']])
      .filter(isJson)
    const isOpen = parts.some(({ additionalProperties }) => additionalProperties === true)
    const isClosedHere = parts.some(isClosed)
    const patterns = parts.flatMap((part) =>
      Object.keys(isJson(part['patternProperties']) ? part['patternProperties'] : {}),
    )
    const names = new Set(declared.flatMap((properties) => Object.keys(properties)))
    const own = (name: string): Json[] => declared.map((properties) => properties[name]).filter(isJson)
    const isHidden = (name: string): boolean =>
      own(name)
        .flatMap(flat)
        .some((part) => part['writeOnly'] === true)
    const hidden = new Set([...names].filter(isHidden))
    const barred = new Set(
      [...names].filter((name) => declared.some((properties) => properties[name] === false)),
    )
    const others = together(maps)
    const required = new Set(parts.flatMap((part) => list(part['required']).map(String)))
    for (const name of hidden) required.delete(name)
    return {
      required: [...required],
      names,
      hidden,
      barred,
      patterns: patterns.map((pattern) => new RegExp(pattern, 'u')),
      fields: new Map(
        [...names]
          .filter((name) => !hidden.has(name) && !barred.has(name))
          .map((name) => {
            const schema = together(own(name))
            return [
              name,
              { plan: schema && of(schema), end: below('', name), isRequired: required.has(name) },
            ] as const
          }),
      ),
      others: others && of(others),
      isFree: isOpen || maps.length > 0 || (declared.length === 0 && !isClosedHere),
      isClosed: isClosedHere,
      declared,
    }
  }

  return {
    of,
    with(plan, branch) {
      const before = plan.chosen.get(branch)
      if (before !== undefined) return before
      const both = made([...plan.parts, ...branch.parts])
      plan.chosen.set(branch, both)
      return both
    },
  }
}

/** Schemas of the places of a tuple. */
export const placesOf = ({ parts }: Plan): Json[] =>
  parts.flatMap((part) => list(part['prefixItems'])).map((place) => (isJson(place) ? place : {}))

/** Keeps what a function says of each kind of values; there are seven. */
function perKind<T>(tell: (kind: string) => T): (kind: string) => T {
  const known = new Map<string, T>()
  return (kind) => {
    if (known.has(kind)) return known.get(kind) as T
    const said = tell(kind)
    known.set(kind, said)
    return said
  }
}
