import { PaymentFieldName } from '#generated/models/payment-field-name.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import type { PaymentTypeConfig } from '#generated/models/payment-type-config.ts'

/** One filled row of a payment method, as its owner reads it. */
export type MethodRow = {
  readonly field: PaymentFieldName
  readonly label: string
  readonly value: string
  readonly isImage: boolean
}

/**
 * The filled rows of a method in their order. Older servers send no labels with it: then those of the type's
 * configuration count.
 */
export function rowsOf(
  method: PaymentMethod,
  config: readonly PaymentTypeConfig[] = [],
): readonly MethodRow[] {
  return Object.values(PaymentFieldName).flatMap((field) => {
    const value = method[field] ?? ''
    if (value === '' || method.fieldType[field] === 'tip') return []
    const row = config.find(({ fieldName }) => fieldName === field)
    const label = method.fieldName?.[field] ?? row?.showText ?? ''
    return [{ field, label, value, isImage: method.fieldType[field] === 'image' }]
  })
}
