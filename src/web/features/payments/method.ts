import type { PaymentMethodValue } from '#generated/forms/payment-method/schema.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { rowsOf } from '#src/web/c2c/payment-rows.ts'

/** Returns a name that distinguishes methods of one type: "Bank Transfer, Ada Example". */
export function nameOf(method: PaymentMethod): string {
  const first = rowsOf(method).find(({ isImage }) => !isImage)
  return first === undefined ? method.typeName : `${method.typeName}, ${first.value}`
}

/** Returns the first values of the form of a saved method. */
export const valueOf = (method: PaymentMethod): Partial<PaymentMethodValue> =>
  Object.fromEntries(rowsOf(method).map(({ field, value }) => [field, value]))
