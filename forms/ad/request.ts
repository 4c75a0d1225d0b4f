import type { AdValue } from '#generated/forms/ad/schema.ts'
import type { CreateAdRequest } from '#generated/models/create-ad-request.ts'
import type { UpdateAdRequest } from '#generated/models/update-ad-request.ts'
import { type Id, id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** What stands in the form; the price of the moment where it follows the market (operation `createAd`). */
export function toRequest({
  coinId,
  premiseRate,
  price,
  number,
  minLimit,
  maxLimit,
  ...same
}: AdValue): CreateAdRequest {
  return {
    ...same,
    coinId: id(String(coinId)),
    price: decimal(price),
    ...(premiseRate !== undefined && { premiseRate: decimal(premiseRate) }),
    number: decimal(number),
    minLimit: decimal(minLimit),
    maxLimit: decimal(maxLimit),
  }
}

/** The same for an ad that is there already (operation `updateAd`). */
export function toUpdateRequest(value: AdValue, ad: Id): UpdateAdRequest {
  return { ...toRequest(value), id: ad }
}
