import type { ErrorObject } from 'ajv'
import type { FieldUi, FormDefinition } from '#src/web/forms/definition.ts'

export type SampleValue = Readonly<Record<string, unknown>>

type Parts = {
  /** In the order of the screen. */
  readonly fields: Readonly<Record<string, FieldUi>>
  readonly properties?: Readonly<Record<string, object>>
  readonly required?: readonly string[]
  readonly secrets?: readonly string[]
  readonly check?: FormDefinition<SampleValue>['check']
  /** The validator reports these of every value. */
  readonly violations?: readonly Partial<ErrorObject>[]
}

/** The form `sample` of a test. Its validator does not read the value: it reports the given violations. */
export function sampleForm({ fields, properties, check, ...parts }: Parts): FormDefinition<SampleValue> {
  const { required = [], secrets = [], violations = [] } = parts
  const errors = violations.map((one) => ({
    instancePath: '',
    schemaPath: '',
    keyword: '',
    params: {},
    ...one,
  }))
  const validate = Object.assign(() => errors.length === 0, { errors })
  return {
    id: 'sample',
    schema: { $id: 'sample', type: 'object', required, properties: properties ?? {} },
    validators: { sample: validate },
    ui: { order: Object.keys(fields), fields },
    secrets,
    ...(check && { check }),
  }
}
