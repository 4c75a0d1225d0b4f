import type { AdValue } from '#generated/forms/ad/schema.ts'
import type { CreateAdRequest } from '#generated/models/create-ad-request.ts'
import type { UpdateAdRequest } from '#generated/models/update-ad-request.ts'
import { type Id, id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `createAd`. An ad that follows the market is sent with the current price. */
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

/** Builds the request of `updateAd` for an existing ad. */
export function toUpdateRequest(value: AdValue, ad: Id): UpdateAdRequest {
  return { ...toRequest(value), id: ad }
}
