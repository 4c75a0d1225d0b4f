import type { FormDefinition } from './definition.ts'

/** A form without some of its fields, which are neither shown nor judged nor sent. */
export function withoutFields<Value extends object>(
  form: FormDefinition<Value>,
  names: readonly string[],
): FormDefinition<Value> {
  const { ui } = form
  const fields = Object.fromEntries(Object.entries(ui.fields).filter(([field]) => !names.includes(field)))
  return { ...form, ui: { ...ui, order: ui.order.filter((field) => !names.includes(field)), fields } }
}
