import { below } from '../api/pointer.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import { alike } from '../document/alike.ts'
import type { Violation } from './violation.ts'

export const isClosed = (part: Json): boolean =>
  part['additionalProperties'] === false || part['unevaluatedProperties'] === false

export const barredViolation = (at: string, name: string, isHidden: boolean): Violation[] => [
  {
    at: below(at, name),
    rule: 'undeclared-field',
    expected: 'no such field',
    got: isHidden ? 'a field that is only written' : 'a field that is excluded',
  },
]

export const isBounded = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Json): boolean =>
  [minimum, maximum, exclusiveMinimum, exclusiveMaximum].some((limit) => typeof limit === 'number')

/** The branch that `discriminator` names for a value: by its mapping, or by the last part of the reference. */
export function namedBranch(
  branches: readonly Json[],
  value: Json,
  discriminator: unknown,
): Json | undefined {
  if (!isJson(discriminator) || typeof discriminator['propertyName'] !== 'string') return undefined
  const tag = show(value[discriminator['propertyName']])
  const mapping = isJson(discriminator['mapping']) ? discriminator['mapping'][tag] : undefined
  const target = typeof mapping === 'string' ? mapping : tag
  return branches.find((branch) => {
    const { $ref } = branch
    return typeof $ref === 'string' && ($ref === target || $ref.split('/').at(-1) === target)
  })
}

const merged = new WeakMap<Json, Json>()

/** One schema for what several say of the same place; kept, so that it is taken apart once. */
export function together(schemas: readonly Json[]): Json | undefined {
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

/** One field missing and one too many with a similar name in the same object is one violation: a renamed field. */
export function nameViolations(
  missing: readonly string[],
  undeclared: readonly string[],
  at: string,
): Violation[] {
  const [gone] = missing
  const [extra] = undeclared
  if (
    missing.length === 1 &&
    undeclared.length === 1 &&
    gone !== undefined &&
    extra !== undefined &&
    alike(gone, extra)
  )
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
