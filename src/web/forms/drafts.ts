import type { FormDefinition } from './definition.ts'

/** Returns the part of a form's value that may be stored: no secrets, nothing empty. Null when nothing is left. */
export function draftOf<Value extends object>(
  form: FormDefinition<Value>,
  value: Partial<Value>,
): Partial<Value> | null {
  const kept = Object.entries(value).filter(
    ([field, entry]) =>
      entry !== undefined && entry !== '' && !form.secrets.some((secret) => secret === field),
  )
  return kept.length === 0 ? null : (Object.fromEntries(kept) as Partial<Value>)
}

/** Returns the part of a value that no draft has: secrets. */
export function withoutDraft<Value extends object>(
  form: FormDefinition<Value>,
  value: Partial<Value> | undefined,
): Partial<Value> {
  const secret = Object.entries(value ?? {}).filter(([field]) => form.secrets.some((name) => name === field))
  return Object.fromEntries(secret) as Partial<Value>
}

/** True for two drafts of the same entries, in any order. */
export function isSame(one: object | null | undefined, other: object | null | undefined): boolean {
  const [ours, theirs] = [Object.entries(one ?? {}), new Map(Object.entries(other ?? {}))]
  return (
    ours.length === theirs.size &&
    ours.every(([field, entry]) => JSON.stringify(entry) === JSON.stringify(theirs.get(field)))
  )
}

/** Kinds of fields that are typed anew each time, and so never held. */
const NEVER_HELD: ReadonlySet<string> = new Set(['password', 'code', 'digits'])

/** Only forms with photos hold anything: a redeem code or a card number is typed once, for one use. */
const canHold = <Value extends object>({ ui, secrets }: FormDefinition<Value>, field: string): boolean => {
  const fields: Readonly<Record<string, object>> = ui.fields
  const one = ui.fields[field]
  return (
    Object.values(fields).some((each) => 'widget' in each && each.widget === 'image') &&
    one !== undefined &&
    'widget' in one &&
    !NEVER_HELD.has(one.widget) &&
    secrets.some((name) => name === field)
  )
}

/**
 * Returns the part of a form's value that may only be held in memory: photos and numbers of documents. Null when there
 * is none.
 */
export function heldOf<Value extends object>(
  form: FormDefinition<Value>,
  value: Partial<Value>,
): Partial<Value> | null {
  const kept = Object.entries(value).filter(
    ([field, entry]) => entry !== undefined && entry !== '' && canHold(form, field),
  )
  return kept.length === 0 ? null : (Object.fromEntries(kept) as Partial<Value>)
}

/** Returns the part of a held value that the form still has. */
export function fromHeld<Value extends object>(form: FormDefinition<Value>, held: unknown): Partial<Value> {
  if (typeof held !== 'object' || held === null) return {}
  return Object.fromEntries(Object.entries(held).filter(([field]) => canHold(form, field))) as Partial<Value>
}

/**
 * Returns the part of a stored draft that still fits: fields that the form has (another release may have others), of
 * their type, and no secrets, even if the draft contains them.
 */
export function fromDraft<Value extends object>(form: FormDefinition<Value>, draft: unknown): Partial<Value> {
  if (typeof draft !== 'object' || draft === null) return {}
  const properties = form.schema['properties'] as Readonly<Record<string, Property>>
  const fitting = Object.entries(draft).filter(
    ([field, entry]) =>
      properties[field] !== undefined &&
      fits(properties[field], entry) &&
      !form.secrets.some((secret) => secret === field),
  )
  return Object.fromEntries(fitting) as Partial<Value>
}

type Property = { readonly type?: unknown; readonly items?: Property }

function fits({ type, items }: Property, entry: unknown): boolean {
  if (Array.isArray(entry)) return type === 'array' && entry.every((item) => fits(items ?? {}, item))
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  return types.some((name) => typeof entry === (name === 'integer' ? 'number' : name))
}
