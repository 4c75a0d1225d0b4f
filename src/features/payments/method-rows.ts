import { paymentMethodForm } from '#generated/forms/payment-method/form.ts'
import type { PaymentMethodValue } from '#generated/forms/payment-method/schema.ts'
import { PaymentFieldKind } from '#generated/models/payment-field-kind.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import type { PaymentTypeConfig } from '#generated/models/payment-type-config.ts'
import type { FieldUi, FormDefinition } from '#src/forms/definition.ts'
import { rowsOf } from './method.ts'

const isAsked = ({ type }: PaymentTypeConfig): boolean => type !== PaymentFieldKind.TIP

/**
 * The form of a payment type: the schema is the request's; which rows there are, what they are called and which
 * must be filled is told by the type's configuration (FEAT-05).
 */
export function formOf(config: readonly PaymentTypeConfig[]): FormDefinition<PaymentMethodValue> {
  const rows = config.filter(isAsked)
  const isPicture = ({ type }: PaymentTypeConfig): boolean => type === PaymentFieldKind.IMAGE
  return {
    ...paymentMethodForm,
    ui: {
      order: rows.map(({ fieldName }) => fieldName),
      fields: Object.fromEntries(rows.map((row) => [row.fieldName, uiOf(row)])),
    },
    secrets: rows.filter(isPicture).map(({ fieldName }) => fieldName),
    check: (value) =>
      rows
        .filter(({ fieldName, require }) => require && (value[fieldName] ?? '').trim() === '')
        .map(({ fieldName }) => ({ field: fieldName, rule: 'required' })),
  }
}

const uiOf = ({ showText, placeholder, require, type }: PaymentTypeConfig): FieldUi => ({
  widget: type === PaymentFieldKind.IMAGE ? 'image' : 'text',
  autocomplete: 'off',
  label: showText,
  required: require,
  ...(placeholder !== null && { hint: placeholder }),
})

/** What a type says without asking for anything. */
export const tipsOf = (config: readonly PaymentTypeConfig[]): readonly string[] =>
  config.filter((row) => !isAsked(row)).map(({ showText }) => showText)

/** What the form of a saved method begins with. */
export const valueOf = (method: PaymentMethod): Partial<PaymentMethodValue> =>
  Object.fromEntries(rowsOf(method).map(({ field, value }) => [field, value]))
