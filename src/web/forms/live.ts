import type { FormDefinition } from './definition.ts'

/** Limits known at run time only (`$ctx` of the constraint vocabulary). One that is missing does not apply. */
export type Limits = LimitsOf<string>

/** The limits of a form by their names: each is there, though it may not be known (yet). */
export type LimitsOf<Limit extends string> = Readonly<Record<Limit, string | number | null | undefined>>

/** Data besides its own value that a form is validated with. */
export type Live<Value extends object> = {
  readonly limits?: Limits
  /** Fills in what follows from the rest, such as a price that moves with the market. Pure. */
  readonly derive?: (value: Partial<Value>, limits: Limits) => Partial<Value>
}

/** True while a field is on the screen: `when` may hide it (and the fields that its widget edits too). */
export function isShown<Value extends object>(
  form: FormDefinition<Value>,
  field: string,
  value: Partial<Value>,
): boolean {
  const ui = form.ui.fields[field]
  if (ui === undefined) return true
  if ('within' in ui) return isShown(form, ui.within, value)
  const given = value as Readonly<Record<string, unknown>>
  return Object.entries(ui.when ?? {}).every(([other, wanted]) => given[other] === wanted)
}

/** The value that is judged and sent: without what is not on the screen, with what follows from the rest. */
export function effectiveValue<Value extends object>(
  form: FormDefinition<Value>,
  value: Partial<Value>,
  { derive, limits = {} }: Live<Value>,
): Partial<Value> {
  const shown = Object.entries(value).filter(
    ([field]) => field in form.ui.fields && isShown(form, field, value),
  )
  const kept = Object.fromEntries(shown) as Partial<Value>
  return derive === undefined ? kept : derive(kept, limits)
}

/** Room for the limits in what the validator sees; the form's own value never holds them. */
export const withLimits = (value: object, limits: Limits = {}): object => ({ ...value, $ctx: limits })
