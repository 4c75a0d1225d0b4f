import type { ErrorObject } from 'ajv'
import { wholeNumber } from '#src/core/money/whole.ts'
import type { FormDefinition } from './definition.ts'
import { isShown, type Live, effectiveValue, withLimits } from './live.ts'
import { brokenRules } from './precompiled.ts'
import { textLength } from './validator-runtime.ts'

/** One broken rule of one field. */
export type FieldError = {
  readonly field: string
  /** The field whose widget shows it; another one where that widget edits two fields. */
  readonly shownAt: string
  /** Name of the rule, as message keys have it: `required`, `minLength`, `x-equals` … */
  readonly rule: string
  /** Values for the placeholders of the rule's message. */
  readonly values: Readonly<Record<string, string | number>>
  /** Which entry of a list breaks it, counted from 0. */
  readonly row?: number
  /** The server's message about this field, in place of the rule's. */
  readonly text?: string
}

/** The first broken rule of each field, in the order of the screen. Empty when the value may be sent. */
export function findErrors<Value extends object>(
  form: FormDefinition<Value>,
  value: Partial<Value>,
  live: Live<Value> = {},
): readonly FieldError[] {
  const counted = effectiveValue(form, value, live)
  // Ajv takes a member that is undefined for a missing one, JSON has no such member at all: no difference here.
  const violations = brokenRules(form, withLimits(counted, live.limits))
  const objections = form.check?.(counted) ?? []
  const entries = counted as Readonly<Record<string, unknown>>
  return form.ui.order.flatMap((field) => {
    const violation = violations.find((candidate) => fieldOf(candidate) === field)
    if (violation !== undefined) return [errorOf(form, field, violation, entries[field], value)]
    const objection = objections.find((one) => one.field === field)
    if (objection === undefined) return []
    return [{ field, shownAt: hostOf(form, field, value), rule: objection.rule, values: {} }]
  })
}

/**
 * Returns the field whose widget shows the errors of this field. With a value: another one where the field is hidden.
 */
export function hostOf<Value extends object>(
  form: FormDefinition<Value>,
  field: string,
  value?: Partial<Value>,
): string {
  const ui = form.ui.fields[field]
  if (ui === undefined) return field
  if ('within' in ui) return ui.within
  return value !== undefined && !isShown(form, field, value) ? (ui.elsewhere ?? field) : field
}

function fieldOf(violation: ErrorObject): string {
  const missing: unknown = violation.params['missingProperty']
  return typeof missing === 'string' ? missing : (violation.instancePath.split('/')[1] ?? '')
}

function errorOf<Value extends object>(
  form: FormDefinition<Value>,
  field: string,
  violation: ErrorObject,
  entry: unknown,
  value: Partial<Value>,
): FieldError {
  const length = typeof entry === 'string' ? { length: textLength(entry) } : {}
  const params = Object.entries(violation.params as Record<string, unknown>).filter(
    (pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number',
  )
  const row = rowOf(violation)
  return {
    field,
    shownAt: hostOf(form, field, value),
    rule: ruleOf(violation),
    values: { ...Object.fromEntries(params), ...length },
    ...(row === null ? {} : { row }),
  }
}

function rowOf({ instancePath, keyword, params }: ErrorObject): number | null {
  if (keyword === 'uniqueItems') return Math.max(rowNumber(params['i']), rowNumber(params['j']))
  const index = instancePath.split('/')[2]
  return index === undefined ? null : wholeNumber(index)
}

const rowNumber = (value: unknown): number => wholeNumber(String(value)) ?? 0

/** A box that has to be ticked is a required one, however its schema says so. */
function ruleOf({ keyword, params }: ErrorObject): string {
  return keyword === 'const' && params['allowedValue'] === true ? 'required' : keyword
}
