import { allows, constantsOf } from '../api/envelope.ts'
import { isJson, list, type Json } from '../document/place.ts'
import { typesOf } from './kinds.ts'
import { objectShape, type ObjectShape } from './object-shape.ts'
import type { Violation } from './violation.ts'
import { isBounded, namedBranch } from './walk-parts.ts'

export type Resolve = (node: Json) => Json | undefined

/** Schemas taken apart; `violations` judges a value by a branch, to choose the one that was meant. */
export function createSchemaParts(
  resolve: Resolve,
  violations: (schema: Json, value: unknown) => readonly Violation[],
) {
  const known = new WeakMap<Json, readonly Json[]>()
  const choosy = new WeakMap<readonly Json[], boolean>()
  const shapes = new WeakMap<readonly Json[], ObjectShape>()
  const fits = (schema: Json, value: unknown): boolean => violations(schema, value).length === 0

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

  /** `withIf` adds what `then` and `else` say of the value. */
  function partsFor(schema: Json, value: unknown, withIf = true): readonly Json[] {
    const parts = flat(schema)
    if (!dependsOnValue(parts)) return parts
    const more = parts.flatMap((part) => {
      const [one, any] = [list(part['oneOf']).filter(isJson), list(part['anyOf']).filter(isJson)]
      const chosen = one.length === 0 ? [] : [meant(tagged(one, value, part['discriminator']), value)]
      if (any.length > 0) {
        const fitting = any.filter((branch) => fits(branch, value))
        chosen.push(
          ...(fitting.length > 0 ? fitting : [meant(tagged(any, value, part['discriminator']), value)]),
        )
      }
      if (withIf && isJson(part['if'])) {
        const next = fits(part['if'], value) ? part['then'] : part['else']
        if (isJson(next)) chosen.push(next)
      }
      return chosen.flatMap((branch) => partsFor(branch, value, withIf))
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
      const wrong = violations(branch, value)
      const cost = wrong.map(({ at, rule }) => (at === '' ? 1000 : rule === 'enum' ? 100 : 1))
      return { branch, cost: cost.reduce((sum, one) => sum + one, 0) }
    })
    const solid = branches.filter((branch) =>
      flat(branch).every((part) => typesOf(part)?.has('null') !== true),
    )
    const [best] = scored
      .filter(
        ({ branch }) => scored.some(({ cost }) => cost === 0) || solid.length === 0 || solid.includes(branch),
      )
      .sort((a, b) => a.cost - b.cost)
    return best?.branch ?? {}
  }

  function shapeOf(parts: readonly Json[]): ObjectShape {
    const shape = shapes.get(parts) ?? objectShape(parts, flat)
    shapes.set(parts, shape)
    return shape
  }

  return { flat, partsFor, shapeOf }
}

export type SchemaParts = ReturnType<typeof createSchemaParts>
