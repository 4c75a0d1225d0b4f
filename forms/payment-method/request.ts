import type { PaymentMethodValue } from '#generated/forms/payment-method/schema.ts'
import type { SavePaymentMethodRequest } from '#generated/models/save-payment-method-request.ts'
import type { Id } from '#src/core/contract/id.ts'

/** The values of the rows, for a payment type; with an `id` the method that is changed (operation `savePaymentMethod`). */
export function toRequest(
  value: PaymentMethodValue,
  method: { readonly type: Id; readonly id?: Id },
): SavePaymentMethodRequest {
  return { ...method, ...value }
}
