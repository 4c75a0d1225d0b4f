import type { PaymentMethodValue } from '#generated/forms/payment-method/schema.ts'
import type { SavePaymentMethodRequest } from '#generated/models/save-payment-method-request.ts'
import type { Id } from '#src/core/contract/id.ts'

/**
 * Builds the request of `savePaymentMethod`: the values of a payment type's rows; with an `id` it changes that
 * method.
 */
export function toRequest(
  value: PaymentMethodValue,
  method: { readonly type: Id; readonly id?: Id },
): SavePaymentMethodRequest {
  return { ...method, ...value }
}
