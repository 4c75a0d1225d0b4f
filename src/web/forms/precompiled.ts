import type { ErrorObject } from 'ajv'
import type { FormDefinition } from './definition.ts'

type AnyForm = Pick<FormDefinition<object>, 'schema' | 'validators'>

/** What a form's compiled validator has against a value, as Ajv says it. */
export function brokenRules({ schema, validators }: AnyForm, value: unknown): readonly ErrorObject[] {
  const validate = validators[String(schema['$id'])]
  if (validate === undefined) throw new TypeError(`no validator of ${String(schema['$id'])}`)
  return validate(value) ? [] : (validate.errors ?? [])
}
