import type { SwapClosingOrderValue } from '#generated/forms/swap-closing-order/schema.ts'
import type { PlaceSwapClosingOrderRequest } from '#generated/models/place-swap-closing-order-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `placeSwapClosingOrder`, for a contract. */
export const toRequest = (
  { direction, type, entrustPrice, triggerPrice, volume }: SwapClosingOrderValue,
  contractCoinId: Id,
): PlaceSwapClosingOrderRequest => ({
  contractCoinId,
  direction,
  type,
  entrustPrice: decimal(entrustPrice),
  ...(triggerPrice !== undefined && { triggerPrice: decimal(triggerPrice) }),
  volume: decimal(volume),
})
