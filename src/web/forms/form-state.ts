import type { FormDefinition } from './definition.ts'
import { type Fault, findFaults, hostOf } from './faults.ts'
import { isShown, type Live } from './live.ts'
import type { Refusal } from './refusal.ts'

/** Why a widget could make no value of what it was given: a text that is no number, a picture that is too large. */
export type Mark = { readonly rule: string; readonly values?: Fault['values'] }

/** All that a form on the screen is, apart from what is on its way to the server. */
export type FormState<Value extends object> = {
  readonly value: Partial<Value>
  /** Fields that somebody changed. */
  readonly changed: ReadonlySet<string>
  /** Fields whose broken rules are said: left after a change, or part of a submit that failed. */
  readonly touched: ReadonlySet<string>
  readonly refusal: Refusal | null
  /** By field. A field that gets a value loses its mark. */
  readonly marks: Readonly<Record<string, Mark>>
  /** How often something was refused, here or on the server; the first wrong field gets the focus when it grows. */
  readonly failures: number
  /** Whether it was a submit: then the faults are also listed on top. */
  readonly listed: boolean
}

export type FormEvent<Value extends object> =
  | { readonly kind: 'change'; readonly value: Partial<Value> }
  /** Changes some fields; `byHand` is false for what the form fills in by itself. */
  | { readonly kind: 'patch'; readonly values: object; readonly byHand: boolean }
  | { readonly kind: 'leave'; readonly field: string }
  /** Says the faults of these fields at once. */
  | { readonly kind: 'blame'; readonly fields: readonly string[] }
  /** Null takes the mark away; `now` says it at once, before the field is left. */
  | { readonly kind: 'mark'; readonly field: string; readonly mark: Mark | null; readonly now: boolean }
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

/** What becomes of a form; pure. */
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
      const faults = allFaults(form, state, live)
      const next = { ...state, refusal: null }
      if (faults.length === 0) return next
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

/** Everything that stands in the way of a submit, in the order of the screen. */
export function allFaults<Value extends object>(
  form: FormDefinition<Value>,
  { value, marks }: FormState<Value>,
  live: Live<Value> = {},
): readonly Fault[] {
  const broken = findFaults(form, value, live)
  return form.ui.order.flatMap((field) => {
    const marked = isShown(form, field, value) ? marks[field] : undefined
    if (marked === undefined) return broken.filter((fault) => fault.field === field)
    return [{ field, shownAt: hostOf(form, field), rule: marked.rule, values: marked.values ?? {} }]
  })
}

/**
 * The faults that are to be said now, one per widget: the server's word first, then what is wrong with the widget's
 * own field, then what follows from it for a field that is hidden.
 */
export function visibleFaults<Value extends object>(
  form: FormDefinition<Value>,
  state: FormState<Value>,
  live: Live<Value> = {},
): readonly Fault[] {
  const broken = allFaults(form, state, live).filter(({ shownAt }) => state.touched.has(shownAt))
  const own = broken.filter(({ field, shownAt }) => field === shownAt)
  const all = [...(state.refusal?.faults ?? []), ...own, ...broken]
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
  const faults = state.refusal?.faults.filter(({ shownAt }) => !hosts.includes(shownAt)) ?? []
  const filled = new Set(fields.filter((field) => after[field] !== undefined))
  return {
    ...state,
    value,
    marks: Object.fromEntries(Object.entries(state.marks).filter(([field]) => !filled.has(field))),
    changed: byHand ? new Set([...state.changed, ...hosts]) : state.changed,
    refusal: faults.length === 0 ? null : { faults, message: null },
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

/** Nobody asked for this answer: it moves no focus, and comes too late when something else stands there now. */
function warn<Value extends object>(
  state: FormState<Value>,
  { field, about, refusal }: Extract<FormEvent<Value>, { kind: 'warn' }>,
): FormState<Value> {
  const isLate = (state.value as Record<string, unknown>)[field] !== about
  const others = state.refusal?.faults.filter((fault) => fault.field !== field) ?? []
  const own = refusal.faults.filter((fault) => fault.field === field)
  return isLate ? state : { ...state, refusal: { message: null, faults: [...others, ...own] } }
}

function touch<Value extends object>(state: FormState<Value>, fields: readonly string[]): FormState<Value> {
  return { ...state, touched: new Set([...state.touched, ...fields]) }
}
