import { below } from '../api/pointer.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import type { Violation } from './violation.ts'
import { createAsDecoded, Unreadable, type AsDecoded } from './legacy.ts'
import { conditionsIn, conditionViolations } from './conditions.ts'
import { listViolation, objectViolation, scalarViolation, type Formats } from './scalar-violation.ts'
import { kindOf, typesOf } from './kinds.ts'
import { createSchemaParts, type Resolve } from './schema-parts.ts'
import { barredViolation, nameViolations, together } from './walk-parts.ts'

/** Lists the deviations of a value from a schema, each once: place, rule, expectation, and the value that came. */
export type Walk = (schema: Json, value: unknown) => Violation[]

export type Walks = { readonly walk: Walk; readonly asDecoded: AsDecoded }

/**
 * Goes through value and schema side by side. Unlike a validator, which reports every keyword that failed, it
 * stops at the first thing wrong with a value, takes the branch of `oneOf` that was meant, and calls a renamed
 * field one violation. Fields that the schema does not name are violations, also where it forgot to say so.
 */
export function createWalk(resolve: Resolve, formats: Formats): Walks {
  const schemaParts = createSchemaParts(resolve, (schema, value) => violations(schema, value, '', false))
  const { flat, partsFor, shapeOf } = schemaParts

  function violations(schema: Json, value: unknown, at: string, closed: boolean): Violation[] {
    if (value instanceof Unreadable) return unreadable(schema, value, at, closed)
    const parts = partsFor(schema, value)
    const wrong = scalarViolation(parts, value, at, formats)
    if (wrong !== undefined) return [wrong]
    const inside = Array.isArray(value)
      ? listViolations(parts, value, at, closed)
      : isJson(value)
        ? objectViolations(parts, value, at, closed)
        : []
    if (inside.length > 0 || conditionsIn(parts).length === 0) return inside
    const mayTake = (branch: unknown): boolean =>
      !isJson(branch) || flat(branch).every((part) => typesOf(part)?.has(kindOf(value)) !== false)
    return conditionViolations(parts, value, at, { check, mayTake, partsFor })
  }

  /** Judges a value that the decoder does not take although the schema may: a number that loses digits, for example. */
  function unreadable(schema: Json, { raw, expected }: Unreadable, at: string, closed: boolean): Violation[] {
    const wrong = violations(schema, raw, at, closed)
    return wrong.length > 0 ? wrong : [{ at, rule: 'format', expected, got: show(raw) }]
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

  function objectViolations(parts: readonly Json[], value: Json, at: string, closed: boolean): Violation[] {
    const whole = objectViolation(parts, value, at)
    if (whole !== undefined) return [whole]
    const {
      required,
      fields,
      others,
      isFree,
      isClosed: isClosedHere,
      hidden,
      barred,
      patterns,
    } = shapeOf(parts)
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

  const nullable = new WeakMap<Json, boolean>()
  function mayBeNull(schema: Json): boolean {
    const before = nullable.get(schema) ?? violations(schema, null, '', false).length === 0
    nullable.set(schema, before)
    return before
  }

  return {
    walk: (schema, value) => violations(schema, value, '', true),
    asDecoded: createAsDecoded(schemaParts, mayBeNull),
  }
}
