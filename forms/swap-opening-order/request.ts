import type { SwapOpeningOrderValue } from '#generated/forms/swap-opening-order/schema.ts'
import type { PlaceSwapOpeningOrderRequest } from '#generated/models/place-swap-opening-order-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `placeSwapOpeningOrder`, for a contract. */
export const toRequest = (
  {
    direction,
    type,
    entrustPrice,
    triggerPrice,
    leverage,
    volume,
    minPrice,
    maxPrice,
  }: SwapOpeningOrderValue,
  contractCoinId: Id,
): PlaceSwapOpeningOrderRequest => ({
  contractCoinId,
  direction,
  type,
  entrustPrice: decimal(entrustPrice),
  ...(triggerPrice !== undefined && { triggerPrice: decimal(triggerPrice) }),
  leverage: decimal(leverage),
  volume: decimal(volume),
  ...(minPrice !== undefined && { minPrice: decimal(minPrice) }),
  ...(maxPrice !== undefined && { maxPrice: decimal(maxPrice) }),
})
