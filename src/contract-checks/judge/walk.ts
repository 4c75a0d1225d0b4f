import { below } from '../api/pointer.ts'
import { isJson, list, type Json } from '../document/place.ts'
import type { Violation } from './violation.ts'
import { aliasesOf, isAccepted, renamed, type Profile } from './legacy.ts'
import { listViolation, scalarViolation, type Formats } from './scalar-violation.ts'
import { typesOf } from './kinds.ts'

/** Lists the deviations of a value from a schema, each once: place, rule, expectation, and the value that came. */
export type Walk = (schema: Json, value: unknown) => Violation[]

/** An object as all parts of its schema describe it; a field called `__proto__` is none of theirs. */
type Shape = {
  readonly required: readonly string[]
  readonly fields: ReadonlyMap<string, Json | undefined>
  /** Schema of fields without a name of their own. */
  readonly others: Json | undefined
  readonly isFree: boolean
  readonly isClosed: boolean
  readonly declared: readonly Json[]
}

type Resolve = (node: Json) => Json | undefined

/**
 * Goes through value and schema side by side. Unlike a validator, which reports every keyword that failed, it
 * stops at the first thing wrong with a value, takes the branch of `oneOf` that was meant, and calls a renamed
 * field one violation. Fields that the schema does not name are violations, also where it forgot to say so.
 */
export function createWalk(resolve: Resolve, formats: Formats, profile: Profile = 'strict'): Walk {
  const known = new WeakMap<Json, readonly Json[]>()
  const choosy = new WeakMap<readonly Json[], boolean>()
  const shapes = new WeakMap<readonly Json[], Shape>()

  /** The schema with references and `allOf` taken apart; what depends on the value is added by `partsFor`. */
  function flat(schema: Json): readonly Json[] {
    const before = known.get(schema)
    if (before !== undefined) return before
    known.set(schema, [])
    const target = typeof schema['$ref'] === 'string' ? resolve(schema) : undefined
    const inner = [...(target === undefined ? [] : [target]), ...list(schema['allOf']).filter(isJson)]
    const parts = [schema, ...inner.flatMap(flat)]
    known.set(schema, parts)
    return parts
  }

  function dependsOnValue(parts: readonly Json[]): boolean {
    const before = choosy.get(parts)
    if (before !== undefined) return before
    const depends = parts.some((part) => 'oneOf' in part || 'anyOf' in part || 'if' in part)
    choosy.set(parts, depends)
    return depends
  }

  function partsFor(schema: Json, value: unknown): readonly Json[] {
    const parts = flat(schema)
    if (!dependsOnValue(parts)) return parts
    const more = parts.flatMap((part) => {
      const branches = [...list(part['oneOf']), ...list(part['anyOf'])].filter(isJson)
      const chosen = branches.length === 0 ? [] : [meant(branches, value)]
      if (isJson(part['if'])) {
        const next = violations(part['if'], value, '', false).length === 0 ? part['then'] : part['else']
        if (isJson(next)) chosen.push(next)
      }
      return chosen.flatMap((branch) => partsFor(branch, value))
    })
    return more.length === 0 ? parts : [...parts, ...more]
  }

  /** The branch that fits, else the one that the value looks most like. */
  function meant(branches: readonly Json[], value: unknown): Json {
    const scored = branches.map((branch) => {
      const wrong = violations(branch, value, '', false)
      const cost = wrong.map(({ at, rule }) => (at === '' ? 1000 : rule === 'enum' ? 100 : 1))
      return { branch, cost: cost.reduce((sum, one) => sum + one, 0) }
    })
    const fits = branches.filter((branch) =>
      flat(branch).every((part) => typesOf(part)?.has('null') !== true),
    )
    const [best] = scored
      .filter(
        ({ branch }) => scored.some(({ cost }) => cost === 0) || fits.length === 0 || fits.includes(branch),
      )
      .sort((a, b) => a.cost - b.cost)
    return best?.branch ?? {}
  }

  function violations(schema: Json, value: unknown, at: string, closed: boolean): Violation[] {
    const parts = partsFor(schema, value)
    const wrong = scalarViolation(parts, value, at, formats)
    if (wrong !== undefined) return profile === 'legacy' && isAccepted(parts, value) ? [] : [wrong]
    if (Array.isArray(value)) return listViolations(parts, value, at, closed)
    return isJson(value) ? objectViolations(parts, value, at, closed) : []
  }

  function listViolations(
    parts: readonly Json[],
    value: readonly unknown[],
    at: string,
    closed: boolean,
  ): Violation[] {
    const items = parts.map((part) => part['items']).filter(isJson)
    const whole = listViolation(parts, value, at)
    if (whole !== undefined) return [whole]
    const schema = together(items)
    if (schema === undefined) return []
    return value.flatMap((item, index) => violations(schema, item, below(at, String(index)), closed))
  }

  /** The object as the contract spells it. */
  function spelt(declared: readonly Json[], value: Json): Json {
    const properties = Object.entries(Object.assign({}, ...declared) as Json)
    return renamed(
      value,
      properties.flatMap(([name, schema]) => {
        const others = isJson(schema) ? aliasesOf(flat(schema)) : []
        return others.length === 0 ? [] : [[name, others] as const]
      }),
    )
  }

  /** Merges the parts' statements about an object; computed once for the same parts. */
  function shapeOf(parts: readonly Json[]): Shape {
    const before = shapes.get(parts)
    if (before !== undefined) return before
    const declared = parts.map((part) => part['properties']).filter(isJson)
    const maps = parts.map((part) => part['additionalProperties']).filter(isJson)
    const isOpen = parts.some(({ additionalProperties }) => additionalProperties === true)
    const isClosedHere = parts.some(isClosed)
    const names = new Set(declared.flatMap((properties) => Object.keys(properties)))
    const shape: Shape = {
      required: [...new Set(parts.flatMap((part) => list(part['required']).map(String)))],
      fields: new Map(
        [...names].map((name) => [
          name,
          together(declared.map((properties) => properties[name]).filter(isJson)),
        ]),
      ),
      others: together(maps),
      isFree: isOpen || maps.length > 0 || (declared.length === 0 && !isClosedHere),
      isClosed: isClosedHere,
      declared,
    }
    shapes.set(parts, shape)
    return shape
  }

  function objectViolations(parts: readonly Json[], raw: Json, at: string, closed: boolean): Violation[] {
    const { required, fields, others, isFree, isClosed: isClosedHere, declared } = shapeOf(parts)
    const value = profile === 'legacy' ? spelt(declared, raw) : raw
    const missing = required.filter((name) => !Object.hasOwn(value, name))
    const undeclared: string[] = []
    const inside: Violation[] = []
    for (const name of Object.keys(value)) {
      const isNamed = fields.has(name)
      if (!isNamed && !isFree) undeclared.push(name)
      const schema = isNamed ? fields.get(name) : others
      if (schema !== undefined) inside.push(...violations(schema, value[name], below(at, name), closed))
    }
    if (missing.length === 0 && undeclared.length === 0) return inside
    return [...nameViolations(missing, closed || isClosedHere ? undeclared : [], at), ...inside]
  }

  return (schema, value) => violations(schema, value, '', true)
}

const isClosed = (part: Json): boolean => part['additionalProperties'] === false

const merged = new WeakMap<Json, Json>()

/** One schema for what several say of the same place; kept, so that it is taken apart once. */
function together(schemas: readonly Json[]): Json | undefined {
  const [first] = schemas
  if (first === undefined || schemas.length === 1) return first
  const before = merged.get(first)
  const parts = list(before?.['allOf'])
  if (
    before !== undefined &&
    parts.length === schemas.length &&
    schemas.every((one, at) => one === parts[at])
  )
    return before
  const schema = { allOf: schemas }
  merged.set(first, schema)
  return schema
}

/** One field missing and one too many in the same object is one violation: a field with another name. */
function nameViolations(missing: readonly string[], undeclared: readonly string[], at: string): Violation[] {
  const [gone] = missing
  const [extra] = undeclared
  if (missing.length === 1 && undeclared.length === 1 && gone !== undefined && extra !== undefined)
    return [{ at: below(at, gone), rule: 'missing-field', expected: 'the field', got: `a field ${extra}` }]
  return [
    ...missing.map((name): Violation => ({
      at: below(at, name),
      rule: 'missing-field',
      expected: 'the field',
      got: 'nothing',
    })),
    ...undeclared.map((name): Violation => ({
      at: below(at, name),
      rule: 'undeclared-field',
      expected: 'no such field',
      got: 'a field that the contract does not name',
    })),
  ]
}
