import type { FormDefinition } from './definition.ts'

/** A form without some of its fields, which are neither shown nor judged nor sent. */
export function withoutFields<Value extends object, Limit extends string>(
  form: FormDefinition<Value, Limit>,
  names: readonly string[],
): FormDefinition<Value, Limit> {
  const { ui } = form
  const fields = Object.fromEntries(Object.entries(ui.fields).filter(([field]) => !names.includes(field)))
  return { ...form, ui: { ...ui, order: ui.order.filter((field) => !names.includes(field)), fields } }
}
