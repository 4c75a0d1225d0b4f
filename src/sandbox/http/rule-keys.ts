import type { ErrorObject } from 'ajv'
import type { FieldError } from './envelope.ts'

/**
 * An entry of `x-errors`: `ctx` names the limit, `rules` the rules of the field, whose breach is refused with its key.
 */
export type ContractRefusal = {
  readonly key: string
  readonly field?: string
  readonly ctx?: string
  readonly rules?: readonly string[]
}

/** Message key of each rule of JSON Schema and of our own vocabulary. */
export const KEYS: Readonly<Record<string, string>> = {
  required: 'required',
  minLength: 'too-short',
  maxLength: 'too-long',
  pattern: 'wrong-format',
  format: 'wrong-format',
  enum: 'wrong-choice',
  const: 'wrong-choice',
  type: 'wrong-type',
  additionalProperties: 'unknown-field',
  unevaluatedProperties: 'unknown-field',
  minimum: 'too-small',
  exclusiveMinimum: 'too-small',
  maximum: 'too-large',
  exclusiveMaximum: 'too-large',
  minItems: 'too-few',
  maxItems: 'too-many',
  uniqueItems: 'too-many',
  'x-decimal-minimum': 'too-small',
  'x-decimal-exclusive-minimum': 'too-small',
  'x-decimal-maximum': 'too-large',
  'x-decimal-exclusive-maximum': 'too-large',
  'x-decimal-places': 'too-many-places',
  'x-pattern': 'wrong-format',
  'x-equals': 'not-equal',
  'x-differs': 'not-different',
  'x-not-before': 'ends-before-start',
}

/** Rules that only say that a part of theirs failed; the part speaks for itself. */
const FRAMES = new Set(['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', '$ref'])

/** One fault per field: the first rule that it breaks, with the key that the contract names for it, or the rule's own. */
export function fieldErrors(
  errors: readonly ErrorObject[],
  named: readonly ContractRefusal[] = [],
): FieldError[] {
  const faults = new Map<string, string>()
  // Where a part of a schema fails, the whole counts none of that part's fields as known.
  const rules = errors.filter(({ keyword }) => keyword !== 'unevaluatedProperties' && !FRAMES.has(keyword))
  for (const { keyword, instancePath, params } of rules.length > 0 ? rules : errors) {
    const field = fieldOf(instancePath, params)
    if (FRAMES.has(keyword) || field === '' || faults.has(field)) continue
    faults.set(field, namedKey(named, field, keyword) ?? KEYS[keyword] ?? 'not-allowed')
  }
  return [...faults].map(([field, key]) => ({ field, key }))
}

/** The key that the contract names for a rule of a field. */
export function namedKey(
  named: readonly ContractRefusal[],
  field: string,
  keyword: string,
): string | undefined {
  return named.find((each) => each.field === field && each.rules?.includes(keyword))?.key
}

function fieldOf(instancePath: string, params: ErrorObject['params']): string {
  const missing: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty']
  const path = instancePath.split('/')[1]
  if (path !== undefined) return path.replaceAll('~1', '/').replaceAll('~0', '~')
  return typeof missing === 'string' ? missing : ''
}
