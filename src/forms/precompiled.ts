import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { ErrorObject } from 'ajv'
import type { FormDefinition } from './definition.ts'

type AnyForm = Pick<FormDefinition<object>, 'schema' | 'validators'>

/** By schema, which every form has of its own: forms are constants, so their validators are made once. */
const validators = new WeakMap<AnyForm['schema'], ValidatorType>()

/** What a form's compiled validator has against a value, as Ajv says it. */
export function brokenRules(
  { schema, validators: compiled }: AnyForm,
  value: unknown,
): readonly ErrorObject[] {
  const root = schema as RJSFSchema
  const validator = validators.get(schema) ?? createPrecompiledValidator({ ...compiled }, root)
  validators.set(schema, validator)
  return validator.rawValidation<ErrorObject>(root, value).errors ?? []
}
