import type { ErrorObject } from 'ajv'
import type { FormDefinition } from './definition.ts'

type AnyForm = Pick<FormDefinition<object>, 'schema' | 'validators'>

/** Returns the errors of a form's compiled validator, as Ajv reports them. */
export function brokenRules({ schema, validators }: AnyForm, value: unknown): readonly ErrorObject[] {
  const validate = validators[String(schema['$id'])]
  if (validate === undefined) throw new TypeError(`no validator of ${String(schema['$id'])}`)
  return validate(value) ? [] : (validate.errors ?? [])
}
