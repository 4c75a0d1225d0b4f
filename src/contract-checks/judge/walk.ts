import { allows, constantsOf } from '../api/envelope.ts'
import { below } from '../api/pointer.ts'
import { isJson, show, type Json } from '../document/place.ts'
import type { Violation } from './violation.ts'
import { createAsDecoded, Unreadable, type AsDecoded } from './legacy.ts'
import { conditionViolations } from './conditions.ts'
import { listViolation, objectViolation, scalarViolation, type Formats } from './scalar-violation.ts'
import { kindOf } from './kinds.ts'
import { barredViolation, isBounded, namedBranch, nameViolations } from './walk-parts.ts'
import { createPlans, placesOf, type Choice, type Plan, type Resolve, type Shape } from './walk-plan.ts'

/** Lists the deviations of a value from a schema, each once: place, rule, expectation, and the value that came. */
export type Walk = (schema: Json, value: unknown) => readonly Violation[]

export type Walks = { readonly walk: Walk; readonly asDecoded: AsDecoded }

type Found = readonly Violation[]

/** Most values have no fault, and share this. */
const NONE: Found = []

/**
 * Goes through value and schema side by side. Unlike a validator, which reports every keyword that failed, it
 * stops at the first thing wrong with a value, takes the branch of `oneOf` that was meant, and calls a renamed
 * field one violation. Fields that the schema does not name are violations, also where it forgot to say so.
 * @param isLegacy judges what the decoder read: limits and conditions keep no client from reading a value
 */
export function createWalk(resolve: Resolve, formats: Formats, isLegacy: boolean): Walks {
  const plans = createPlans(resolve)

  /** The plan for a value: with the branches that were meant for it. */
  function planFor(plan: Plan, value: unknown, kind: string): Plan {
    let all = plan
    for (const choice of plan.choices) {
      const branch = isOnlyOneOf(choice) ? choice.branchOf(kind) : undefined
      for (const each of branch === undefined ? branchesFor(choice, value) : [branch])
        all = plans.with(all, planFor(plans.of(each), value, kind))
    }
    return all
  }

  function branchesFor({ part, one, any }: Choice, value: unknown): Json[] {
    const chosen = one.length === 0 ? [] : [meant(tagged(one, value, part['discriminator']), value)]
    if (any.length > 0) {
      const fitting = any.filter((branch) => fits(branch, value))
      chosen.push(
        ...(fitting.length > 0 ? fitting : [meant(tagged(any, value, part['discriminator']), value)]),
      )
    }
    if (!isLegacy && isJson(part['if'])) {
      const next = fits(part['if'], value) ? part['then'] : part['else']
      if (isJson(next)) chosen.push(next)
    }
    return chosen
  }

  const fits = (schema: Json, value: unknown): boolean =>
    violations(plans.of(schema), value, '', false).length === 0

  const fieldOf = (branch: Json, name: string): Json =>
    Object.assign(
      {},
      ...plans
        .of(branch)
        .parts.flatMap((part) => (isJson(part['properties']) ? [part['properties'][name]] : []))
        .filter(isJson)
        .flatMap((property) => plans.of(property).parts.toReversed()),
    ) as Json

  /**
   * The branches that a field of the value allows: the named one (`discriminator`), else those whose constants, else
   * those whose limits for a field of all of them take the value. All where no field tells.
   */
  function tagged(branches: readonly Json[], value: unknown, discriminator: unknown): readonly Json[] {
    if (!isJson(value) || branches.length < 2) return branches
    const named = namedBranch(branches, value, discriminator)
    if (named !== undefined) return [named]
    const [first, ...others] = branches.map((branch) => plans.of(branch).shape().names)
    const shared = [...(first ?? [])].filter(
      (name) => Object.hasOwn(value, name) && others.every((names) => names.has(name)),
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
    const [only] = branches
    if (only !== undefined && branches.length === 1) return only
    const able = branches.filter((branch) => mayTake(branch, kindOf(value)))
    if (able[0] !== undefined && able.length === 1) return able[0]
    const scored = branches.map((branch) => {
      const wrong = violations(plans.of(branch), value, '', false)
      const cost = wrong.map(({ at, rule }) => (at === '' ? 1000 : rule === 'enum' ? 100 : 1))
      return { branch, cost: cost.reduce((sum, one) => sum + one, 0) }
    })
    const solid = branches.filter((branch) => plans.of(branch).types.every((types) => !types.has('null')))
    const [best] = scored
      .filter(
        ({ branch }) => scored.some(({ cost }) => cost === 0) || solid.length === 0 || solid.includes(branch),
      )
      .sort((a, b) => a.cost - b.cost)
    return best?.branch ?? {}
  }

  const mayTake = (branch: unknown, kind: string): boolean =>
    !isJson(branch) || plans.of(branch).types.every((types) => types.has(kind))

  function violations(base: Plan, value: unknown, at: string, closed: boolean): Found {
    if (value instanceof Unreadable) return unreadable(base, value, at)
    const kind = kindOf(value)
    const plan = base.choices.length === 0 ? base : planFor(base, value, kind)
    const wrong = scalarViolation(plan, value, kind, at, formats)
    if (wrong !== undefined && !isLimit(wrong)) return [wrong]
    const inside =
      kind === 'object'
        ? objectViolations(plan, value as Json, at, closed)
        : kind === 'array'
          ? listViolations(plan, value as readonly unknown[], at, closed)
          : NONE
    if (isLegacy || inside.length > 0 || plan.conditions.length === 0 || plan.isUnconditional(kind))
      return inside
    return conditionViolations(plan.parts, value, at, {
      check,
      mayTake: (branch) => mayTake(branch, kind),
      partsFor: (schema, item) => planFor(plans.of(schema), item, kindOf(item)).parts,
    })
  }

  const isLimit = ({ rule }: Violation): boolean => isLegacy && rule !== 'wrong-type' && rule !== 'null'

  /** Judges a value that the decoder does not take although the schema may: a number that loses digits, for example. */
  function unreadable(base: Plan, { raw, expected }: Unreadable, at: string): Found {
    const wrong = scalarViolation(planFor(base, raw, kindOf(raw)), raw, kindOf(raw), at, formats)
    return [wrong ?? { at, rule: 'format', expected, got: show(raw) }]
  }

  /** Judges by a schema that may be true or false. */
  function check(schema: unknown, value: unknown, at: string): Violation[] {
    if (schema === false) return [{ at, rule: 'schema', expected: 'nothing', got: kindOf(value) }]
    return isJson(schema) ? [...violations(plans.of(schema), value, at, false)] : []
  }

  function listViolations(plan: Plan, value: readonly unknown[], at: string, closed: boolean): Found {
    const whole = isLegacy || plan.lists.length === 0 ? undefined : listViolation(plan.lists, value, at)
    if (whole !== undefined) return [whole]
    const items = plan.items()
    const places = isLegacy ? tupleViolations(plan, value, at) : NONE
    if (items === undefined) return places
    let found: Violation[] | undefined
    for (let index = items.first; index < value.length; index += 1) {
      const inside = violations(items.plan, value[index], `${at}/${index}`, closed)
      if (inside.length > 0) (found ??= []).push(...inside)
    }
    return found ?? places
  }

  /** A tuple as the decoder reads it: each place is there. */
  function tupleViolations(plan: Plan, value: readonly unknown[], at: string): Found {
    return placesOf(plan).flatMap((place, index) =>
      violations(plans.of(place), value[index], `${at}/${index}`, false),
    )
  }

  function objectViolations(plan: Plan, value: Json, at: string, closed: boolean): Found {
    const whole = isLegacy || plan.objects.length === 0 ? undefined : objectViolation(plan.objects, value, at)
    if (whole !== undefined) return [whole]
    const shape = plan.shape()
    let [missing, undeclared]: [string[], string[]] = [NO_NAMES, NO_NAMES]
    let found: Violation[] | undefined
    let known = 0
    for (const name of Object.keys(value)) {
      const field = shape.fields.get(name)
      if (field?.isRequired === true) known += 1
      if (field === undefined && shape.patterns.some((pattern) => pattern.test(name))) continue
      if (field === undefined && !shape.names.has(name) && !shape.isFree) undeclared = undeclared.concat(name)
      const inside =
        field === undefined
          ? unnamedViolations(shape, name, value[name], at, closed)
          : field.plan === undefined
            ? NONE
            : violations(field.plan, value[name], at + field.end, closed)
      if (inside.length > 0) (found ??= []).push(...inside)
    }
    // A name may be required that is not described.
    if (known < shape.required.length) missing = shape.required.filter((name) => !Object.hasOwn(value, name))
    if (missing.length === 0 && undeclared.length === 0) return found ?? NONE
    const names = nameViolations(missing, closed || shape.isClosed ? undeclared : [], at)
    return found === undefined ? names : [...names, ...found]
  }

  /** A field without a name of its own, or one that must not be there. */
  function unnamedViolations(shape: Shape, name: string, value: unknown, at: string, closed: boolean): Found {
    const barred = shape.names.has(name) ? barredViolation(at, name, shape.hidden.has(name)) : NONE
    if (shape.others === undefined) return barred
    return [...barred, ...violations(shape.others, value, below(at, name), closed)]
  }

  const nullable = new WeakMap<Plan, boolean>()
  function mayBeNull(plan: Plan): boolean {
    const before = nullable.get(plan) ?? violations(plan, null, '', false).length === 0
    nullable.set(plan, before)
    return before
  }

  return {
    walk: (schema, value) => violations(plans.of(schema), value, '', true),
    asDecoded: createAsDecoded({
      of: plans.of,
      planFor: (plan, value) => planFor(plan, value, kindOf(value)),
      mayBeNull,
    }),
  }
}

const NO_NAMES: string[] = []

const isOnlyOneOf = ({ part, any }: Choice): boolean => any.length === 0 && part['if'] === undefined
