import type { ErrorObject } from 'ajv'
import type { FormDefinition } from './definition.ts'
import { textLength } from './validator-runtime.ts'

/** One broken rule of one field. */
export type Fault = {
  readonly field: string
  /** The field whose widget shows it; another one where that widget edits two fields. */
  readonly shownAt: string
  /** Name of the rule, as message keys have it: `required`, `minLength`, `x-equals` … */
  readonly rule: string
  /** What the rule's message may mention. */
  readonly values: Readonly<Record<string, string | number>>
  /** What the server said about this field, in place of a rule of ours. */
  readonly text?: string
}

/** The first broken rule of each field, in the order of the screen. Empty when the value may be sent. */
export function findFaults<Value extends object>(
  form: FormDefinition<Value>,
  value: Partial<Value>,
): readonly Fault[] {
  const validate = form.validators[form.id]
  if (validate === undefined) throw new Error(`${form.id} has no validator`)
  // Ajv takes a member that is undefined for a missing one, JSON has no such member at all: no difference here.
  if (validate(value)) return []
  const errors = validate.errors ?? []
  return form.ui.order.flatMap((field) => {
    const error = errors.find((candidate) => fieldOf(candidate) === field)
    return error === undefined ? [] : [faultOf(form, field, error, (value as Record<string, unknown>)[field])]
  })
}

/** Whose widget shows the faults of this field. */
export function hostOf<Value extends object>(form: FormDefinition<Value>, field: string): string {
  const ui = form.ui.fields[field]
  return ui !== undefined && 'within' in ui ? ui.within : field
}

function fieldOf(error: ErrorObject): string {
  const missing: unknown = error.params['missingProperty']
  return typeof missing === 'string' ? missing : (error.instancePath.split('/')[1] ?? '')
}

function faultOf<Value extends object>(
  form: FormDefinition<Value>,
  field: string,
  error: ErrorObject,
  value: unknown,
): Fault {
  const length = typeof value === 'string' ? { length: textLength(value) } : {}
  const params = Object.entries(error.params as Record<string, unknown>).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return {
    field,
    shownAt: hostOf(form, field),
    rule: ruleOf(error),
    values: { ...Object.fromEntries(params), ...length },
  }
}

/** A box that has to be ticked is a required one, however its schema says so. */
function ruleOf({ keyword, params }: ErrorObject): string {
  return keyword === 'const' && params['allowedValue'] === true ? 'required' : keyword
}
