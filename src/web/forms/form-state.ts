import type { FormDefinition } from './definition.ts'
import { type FieldError, findErrors, hostOf } from './field-errors.ts'
import { isShown, type Live } from './live.ts'
import type { Refusal } from './refusal.ts'

/** Why a widget could make no value of what it was given: a text that is no number, a picture that is too large. */
export type WidgetError = { readonly rule: string; readonly values?: FieldError['values'] }

/** All that a form on the screen is, apart from what is on its way to the server. */
export type FormState<Value extends object> = {
  readonly value: Partial<Value>
  /** Fields that were changed by hand. */
  readonly changed: ReadonlySet<string>
  /** Fields whose broken rules are said: left after a change, or part of a submit that failed. */
  readonly touched: ReadonlySet<string>
  readonly refusal: Refusal | null
  /** By field. A field that gets a value loses its mark. */
  readonly marks: Readonly<Record<string, WidgetError>>
  /** Number of refusals so far, here or by the server; the first invalid field gets the focus when it grows. */
  readonly failures: number
  /** True after a submit: the errors are then also listed on top. */
  readonly listed: boolean
}

export type FormEvent<Value extends object> =
  | { readonly kind: 'change'; readonly value: Partial<Value> }
  /** Changes some fields; `byHand` is false for what the form fills in by itself. */
  | { readonly kind: 'patch'; readonly values: object; readonly byHand: boolean }
  | { readonly kind: 'leave'; readonly field: string }
  /** Says the errors of these fields at once. */
  | { readonly kind: 'blame'; readonly fields: readonly string[] }
  /** Null takes the mark away; `now` says it at once, before the field is left. */
  | {
      readonly kind: 'mark'
      readonly field: string
      readonly mark: WidgetError | null
      readonly now: boolean
    }
  | { readonly kind: 'submit' }
  /** The server was asked about one field and said no; `about` is what it was asked about. */
  | { readonly kind: 'warn'; readonly field: string; readonly about: unknown; readonly refusal: Refusal }
  /** `byCode`: it was not the form that was refused, only a verification code. */
  | { readonly kind: 'refuse'; readonly refusal: Refusal | null; readonly byCode: boolean }

export const startState = <Value extends object>(value: Partial<Value>): FormState<Value> => ({
  value,
  changed: new Set(),
  touched: new Set(),
  refusal: null,
  marks: {},
  failures: 0,
  listed: false,
})

/** Returns the form's state after an event; pure. */
export function nextState<Value extends object>(
  form: FormDefinition<Value>,
  state: FormState<Value>,
  event: FormEvent<Value>,
  live: Live<Value> = {},
): FormState<Value> {
  switch (event.kind) {
    case 'change':
      return change(form, state, event.value, true)
    case 'patch':
      return change(form, state, { ...state.value, ...event.values }, event.byHand)
    case 'leave':
      return state.changed.has(event.field) ? touch(state, [event.field]) : state
    case 'blame':
      return { ...touch(state, event.fields), failures: state.failures + 1 }
    case 'mark':
      return mark(state, event)
    case 'submit': {
      const errors = allErrors(form, state, live)
      const next = { ...state, refusal: null }
      if (errors.length === 0) return next
      return { ...touch(next, form.ui.order), failures: state.failures + 1, listed: true }
    }
    case 'warn':
      return warn(state, event)
    case 'refuse':
      return {
        ...state,
        refusal: event.refusal,
        failures: event.refusal === null ? state.failures : state.failures + 1,
        listed: state.listed || !event.byCode,
      }
    default:
      return event satisfies never
  }
}

/** Returns all errors that prevent a submit, in the order of the screen. */
export function allErrors<Value extends object>(
  form: FormDefinition<Value>,
  { value, marks }: FormState<Value>,
  live: Live<Value> = {},
): readonly FieldError[] {
  const broken = findErrors(form, value, live)
  return form.ui.order.flatMap((field) => {
    const marked = isShown(form, field, value) ? marks[field] : undefined
    if (marked === undefined) return broken.filter((error) => error.field === field)
    return [{ field, shownAt: hostOf(form, field), rule: marked.rule, values: marked.values ?? {} }]
  })
}

/**
 * The errors that are to be said now, one per widget: the server's word first, then what is wrong with the widget's
 * own field, then what follows from it for a field that is hidden.
 */
export function visibleErrors<Value extends object>(
  form: FormDefinition<Value>,
  state: FormState<Value>,
  live: Live<Value> = {},
): readonly FieldError[] {
  const broken = allErrors(form, state, live).filter(({ shownAt }) => state.touched.has(shownAt))
  const own = broken.filter(({ field, shownAt }) => field === shownAt)
  const all = [...(state.refusal?.errors ?? []), ...own, ...broken]
  return form.ui.order.flatMap((field) => all.find(({ shownAt }) => shownAt === field) ?? [])
}

function change<Value extends object>(
  form: FormDefinition<Value>,
  state: FormState<Value>,
  value: Partial<Value>,
  byHand: boolean,
): FormState<Value> {
  const before = state.value as Record<string, unknown>
  const after = value as Record<string, unknown>
  const fields = form.ui.order.filter((field) => before[field] !== after[field])
  if (fields.length === 0) return state
  const hosts = fields.map((field) => hostOf(form, field))
  const errors = state.refusal?.errors.filter(({ shownAt }) => !hosts.includes(shownAt)) ?? []
  const filled = new Set(fields.filter((field) => after[field] !== undefined))
  return {
    ...state,
    value,
    marks: Object.fromEntries(Object.entries(state.marks).filter(([field]) => !filled.has(field))),
    changed: byHand ? new Set([...state.changed, ...hosts]) : state.changed,
    refusal: errors.length === 0 ? null : { errors, message: null },
  }
}

function mark<Value extends object>(
  state: FormState<Value>,
  { field, mark: given, now }: Extract<FormEvent<Value>, { kind: 'mark' }>,
): FormState<Value> {
  const others = Object.entries(state.marks).filter(([name]) => name !== field)
  const marks = Object.fromEntries(given === null ? others : [...others, [field, given]])
  const next = { ...state, marks, changed: new Set([...state.changed, field]) }
  return now ? touch(next, [field]) : next
}

/**
 * Adds the errors of a check that ran by itself. It moves no focus, and is dropped if the field has another value by
 * now.
 */
function warn<Value extends object>(
  state: FormState<Value>,
  { field, about, refusal }: Extract<FormEvent<Value>, { kind: 'warn' }>,
): FormState<Value> {
  const isLate = (state.value as Record<string, unknown>)[field] !== about
  const others = state.refusal?.errors.filter((error) => error.field !== field) ?? []
  const own = refusal.errors.filter((error) => error.field === field)
  return isLate ? state : { ...state, refusal: { message: null, errors: [...others, ...own] } }
}

function touch<Value extends object>(state: FormState<Value>, fields: readonly string[]): FormState<Value> {
  return { ...state, touched: new Set([...state.touched, ...fields]) }
}
