import type { MerchantApplyValue } from '#generated/forms/merchant-apply/schema.ts'
import type { ApplyAsMerchantRequest } from '#generated/models/apply-as-merchant-request.ts'
import type { MerchantApplication } from '#generated/models/merchant-application.ts'
import { id } from '#src/core/contract/id.ts'

/** Builds the request of `applyAsMerchant`: the application as JSON text, with the coin of the chosen deposit. */
export function toRequest(
  { businessAuthDepositId, ...told }: MerchantApplyValue,
  coinSymbol: string,
): ApplyAsMerchantRequest {
  const application: MerchantApplication = { ...told, coinSymbol }
  return { json: JSON.stringify(application), businessAuthDepositId: id(String(businessAuthDepositId)) }
}
