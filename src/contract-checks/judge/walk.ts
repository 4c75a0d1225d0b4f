import { allows, constantsOf } from '../api/envelope.ts'
import { below } from '../api/pointer.ts'
import { isJson, list, type Json } from '../document/place.ts'
import type { Violation } from './violation.ts'
import { aliasesOf, isAccepted, renamed, type Profile } from './legacy.ts'
import { conditionsIn, conditionViolations } from './conditions.ts'
import { listViolation, objectViolation, scalarViolation, type Formats } from './scalar-violation.ts'
import { kindOf, typesOf } from './kinds.ts'
import { barredViolation, isBounded, isClosed, namedBranch, nameViolations, together } from './walk-parts.ts'

/** Lists the deviations of a value from a schema, each once: place, rule, expectation, and the value that came. */
export type Walk = (schema: Json, value: unknown) => Violation[]

/** An object as all parts of its schema describe it; a field called `__proto__` is none of theirs. */
type Shape = {
  readonly required: readonly string[]
  readonly fields: ReadonlyMap<string, Json | undefined>
  /** Schema of fields without a name of their own. */
  readonly others: Json | undefined
  readonly isFree: boolean
  /** Fields that are only sent (`writeOnly`), and fields that a schema of `false` excludes. */
  readonly hidden: ReadonlySet<string>
  readonly barred: ReadonlySet<string>
  /** Names that `patternProperties` describes. */
  readonly patterns: readonly RegExp[]
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
      const [one, any] = [list(part['oneOf']).filter(isJson), list(part['anyOf']).filter(isJson)]
      const chosen = one.length === 0 ? [] : [meant(tagged(one, value, part['discriminator']), value)]
      if (any.length > 0) {
        const fitting = any.filter((branch) => violations(branch, value, '', false).length === 0)
        chosen.push(
          ...(fitting.length > 0 ? fitting : [meant(tagged(any, value, part['discriminator']), value)]),
        )
      }
      if (isJson(part['if'])) {
        const next = violations(part['if'], value, '', false).length === 0 ? part['then'] : part['else']
        if (isJson(next)) chosen.push(next)
      }
      return chosen.flatMap((branch) => partsFor(branch, value))
    })
    return more.length === 0 ? parts : [...parts, ...more]
  }

  const fieldOf = (branch: Json, name: string): Json =>
    Object.assign(
      {},
      ...flat(branch)
        .flatMap((part) => (isJson(part['properties']) ? [part['properties'][name]] : []))
        .filter(isJson)
        .flatMap((property) => flat(property).toReversed()),
    ) as Json

  /**
   * The branches that a field of the value allows: the named one (`discriminator`), else those whose constants, else
   * those whose limits for a field of all of them take the value. All where no field tells.
   */
  function tagged(branches: readonly Json[], value: unknown, discriminator: unknown): readonly Json[] {
    if (!isJson(value) || branches.length < 2) return branches
    const named = namedBranch(branches, value, discriminator)
    if (named !== undefined) return [named]
    const [first, ...others] = branches.map((branch) => shapeOf(flat(branch)))
    const shared = [...(first?.fields.keys() ?? [])].filter(
      (name) => Object.hasOwn(value, name) && others.every(({ fields }) => fields.has(name)),
    )
    for (const isConstant of [true, false])
      for (const name of shared) {
        const words = branches.map((branch) => fieldOf(branch, name))
        const tells = words.filter((each) => (constantsOf(each) !== undefined) === isConstant)
        if (isConstant ? tells.length === 0 : !words.every(isBounded)) continue
        const left = branches.filter((_branch, at) => allows(words[at] ?? {}, value[name]))
        if (left.length > 0 && left.length < branches.length) return left
      }
    return branches
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
    const inside = Array.isArray(value)
      ? listViolations(parts, value, at, closed)
      : isJson(value)
        ? objectViolations(parts, value, at, closed)
        : []
    if (inside.length > 0 || conditionsIn(parts).length === 0) return inside
    const mayTake = (branch: unknown): boolean =>
      !isJson(branch) || flat(branch).every((part) => typesOf(part)?.has(kindOf(value)) !== false)
    return conditionViolations(parts, value, at, { check, mayTake })
  }

  /** Judges by a schema that may be true or false. */
  function check(schema: unknown, value: unknown, at: string): Violation[] {
    if (schema === false) return [{ at, rule: 'schema', expected: 'nothing', got: kindOf(value) }]
    return isJson(schema) ? violations(schema, value, at, false) : []
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
    const first = Math.max(...parts.map((part) => list(part['prefixItems']).length))
    const rest = first === 0 ? value : value.slice(first)
    return rest.flatMap((item, index) => violations(schema, item, below(at, String(index + first)), closed))
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
    const hidden = new Set(
      [...names].filter((name) =>
        own(name)
          .flatMap(flat)
          .some((part) => part['writeOnly'] === true),
      ),
    )
    const shape: Shape = {
      required: [...new Set(parts.flatMap((part) => list(part['required']).map(String)))].filter(
        (name) => !hidden.has(name),
      ),
      hidden,
      barred: new Set([...names].filter((name) => declared.some((properties) => properties[name] === false))),
      patterns: patterns.map((pattern) => new RegExp(pattern, 'u')),
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
    const whole = objectViolation(parts, raw, at)
    if (whole !== undefined) return [whole]
    const {
      required,
      fields,
      others,
      isFree,
      isClosed: isClosedHere,
      declared,
      hidden,
      barred,
      patterns,
    } = shapeOf(parts)
    const value = profile === 'legacy' ? spelt(declared, raw) : raw
    const missing = required.filter((name) => !Object.hasOwn(value, name))
    const undeclared: string[] = []
    const inside: Violation[] = []
    for (const name of Object.keys(value)) {
      const isNamed = fields.has(name) && !hidden.has(name) && !barred.has(name)
      const isPatterned = !isNamed && patterns.some((pattern) => pattern.test(name))
      if (isPatterned) continue
      if (hidden.has(name) || barred.has(name)) inside.push(...barredViolation(at, name, hidden.has(name)))
      else if (!isNamed && !isFree) undeclared.push(name)
      const schema = isNamed ? fields.get(name) : others
      if (schema !== undefined) inside.push(...violations(schema, value[name], below(at, name), closed))
    }
    if (missing.length === 0 && undeclared.length === 0) return inside
    return [...nameViolations(missing, closed || isClosedHere ? undeclared : [], at), ...inside]
  }

  return (schema, value) => violations(schema, value, '', true)
}
