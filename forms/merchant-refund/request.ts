import type { MerchantRefundValue } from '#generated/forms/merchant-refund/schema.ts'
import type { CancelMerchantRequest } from '#generated/models/cancel-merchant-request.ts'

/** The reason, where one was given (operation `cancelMerchant`). */
export function toRequest({ detail }: MerchantRefundValue): CancelMerchantRequest {
  return detail === undefined ? {} : { detail }
}
