import { type FieldError, hostOf } from './field-errors.ts'
import type { FormDefinition } from './definition.ts'

/** Refusal of the server as the form shows it: errors of its fields, and the message that belongs to none of them. */
export type Refusal = {
  readonly errors: readonly FieldError[]
  /** The server's own words; empty where it only refused, `unclear` if the outcome is not known. */
  readonly message: { readonly told: string } | 'unclear' | null
}

/** The part of the client's one error value that a form looks at. */
export type RefusalError = {
  readonly message: string
  readonly fields: readonly { readonly field: string; readonly key: string; readonly text: string }[]
  readonly kind?: string
}

/** Failures on the way, which the shell reports for all screens alike, and sessions that ended, which lead away. */
const SHOWN_ELSEWHERE = new Set(['transport', 'logged-out', 'not-offered', 'cancelled'])

export function isRefusalError(error: unknown): error is RefusalError {
  return error instanceof Error && 'fields' in error && Array.isArray(error.fields)
}

/**
 * Puts a refusal on the fields that caused it. What belongs to no field of this form stands at `fallback`,
 * or else on the form.
 */
export function refusalOf<Value extends object>(
  form: FormDefinition<Value>,
  error: RefusalError,
  fallback?: string,
  value?: Partial<Value>,
): Refusal | null {
  if (error.kind !== undefined && SHOWN_ELSEWHERE.has(error.kind)) return null
  if (error.kind === 'malformed') return { errors: [], message: 'unclear' }
  const own = error.fields.filter(({ field }) => field in form.ui.fields)
  const errors = own.map(({ field, key, text }) => refused(form, field, key, text, value))
  if (errors.length > 0) return { errors, message: null }
  if (fallback !== undefined)
    return { errors: [refused(form, fallback, 'refused', error.message)], message: null }
  return { errors: [], message: { told: error.message } }
}

function refused<Value extends object>(
  form: FormDefinition<Value>,
  field: string,
  rule: string,
  text: string,
  value?: Partial<Value>,
): FieldError {
  return { field, shownAt: hostOf(form, field, value), rule, values: {}, text }
}
