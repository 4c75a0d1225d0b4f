import type { MerchantRefundValue } from '#generated/forms/merchant-refund/schema.ts'
import type { CancelMerchantRequest } from '#generated/models/cancel-merchant-request.ts'

/** Builds the request of `cancelMerchant`, with the reason if one was given. */
export function toRequest({ detail }: MerchantRefundValue): CancelMerchantRequest {
  return detail === undefined ? {} : { detail }
}
