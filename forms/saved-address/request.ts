import type { SavedAddressValue } from '#generated/forms/saved-address/schema.ts'
import type { SaveAddressRequest } from '#generated/models/save-address-request.ts'

/** What stands in the form, for a coin on a network (operation `saveAddress`). */
export function toRequest(
  { address, memo, remark }: SavedAddressValue,
  place: Pick<SaveAddressRequest, 'unit' | 'coinprotocol'>,
): SaveAddressRequest {
  return { ...place, address, remark, ...(memo !== undefined && { memo }) }
}
