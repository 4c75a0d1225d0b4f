import type { SavedAddressValue } from '#generated/forms/saved-address/schema.ts'
import type { SaveAddressRequest } from '#generated/models/save-address-request.ts'

/** Builds the request of `saveAddress`, for a coin on a network. */
export function toRequest(
  { address, memo, remark }: SavedAddressValue,
  place: Pick<SaveAddressRequest, 'unit' | 'coinprotocol'>,
): SaveAddressRequest {
  return { ...place, address, remark, ...(memo !== undefined && { memo }) }
}
