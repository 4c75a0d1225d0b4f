import { paymentMethodForm } from '#generated/forms/payment-method/form.ts'
import type { PaymentMethodValue } from '#generated/forms/payment-method/schema.ts'
import type { PaymentTypeConfig } from '#generated/models/payment-type-config.ts'
import type { FormDefinition, RuleViolation, ShownField } from '#src/web/forms/definition.ts'

type Field = keyof PaymentMethodValue
type Row = { readonly field: Field; readonly ui: ShownField }

/** Most characters of a label; longer ones are mistakes or attacks. */
const LONGEST = 200

/** Invisible characters, which could break a line, hide text or reverse its direction. */
const SHAPELESS = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu

/**
 * Returns the form of a payment type. The request's schema stays; the server's configuration (operation
 * `getPaymentTypeConfig`) says which of its seven fields are shown, in which order, under which label, and whether
 * they are required. Rows that name no field, or the same one again, are left out; fields to fill in stand before
 * rows to read.
 */
export function paymentForm(config: readonly PaymentTypeConfig[] | null): FormDefinition<PaymentMethodValue> {
  const rows = (config ?? []).flatMap(rowOf)
  const shown = rows.filter((row) => row === theOne(rows, row.field))
  const required = shown.filter(({ ui }) => ui.required === true).map(({ field }) => field)
  const images = shown.filter(({ ui }) => ui.widget === 'image').map(({ field }) => field)
  return {
    ...paymentMethodForm,
    ui: {
      order: shown.map(({ field }) => field),
      fields: Object.fromEntries(shown.map(({ field, ui }) => [field, ui])),
    },
    secrets: [...paymentMethodForm.secrets, ...images],
    check: (value) => unfilled(required, value),
  }
}

const theOne = (rows: readonly Row[], field: Field): Row | undefined => {
  const same = rows.filter((row) => row.field === field)
  return same.find(({ ui }) => ui.widget !== 'tip') ?? same[0]
}

function rowOf({ fieldName, require, showText, placeholder, type }: PaymentTypeConfig): readonly Row[] {
  const field = fieldOf(fieldName)
  if (field === null) return []
  const hint = clean(placeholder ?? '')
  const label = clean(showText) || hint || field
  if (type === 'tip') return [{ field, ui: { widget: 'tip', label } }]
  const widget = type === 'image' ? 'image' : 'text'
  return [{ field, ui: { widget, label, placeholder: hint, required: require } }]
}

/**
 * Returns the field that a server's text names. Looked up in our list, so that the text is never used as a property
 * name.
 */
function fieldOf(name: string): Field | null {
  const { order } = paymentMethodForm.ui
  return order.includes(name) ? (name as Field) : null
}

const clean = (text: string): string =>
  Array.from(text.replaceAll(SHAPELESS, ' ').trim()).slice(0, LONGEST).join('')

const unfilled = (fields: readonly Field[], value: Partial<PaymentMethodValue>): readonly RuleViolation[] =>
  fields.filter((field) => (value[field] ?? '').trim() === '').map((field) => ({ field, rule: 'required' }))
