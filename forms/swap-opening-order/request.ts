import type { SwapOpeningOrderValue } from '#generated/forms/swap-opening-order/schema.ts'
import type { PlaceSwapOpeningOrderRequest } from '#generated/models/place-swap-opening-order-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { toRequest as toOrder } from '../swap-closing-order/request.ts'

/** Builds the request of `placeSwapOpeningOrder`, for a contract. */
export const toRequest = (
  { leverage, minPrice, maxPrice, ...order }: SwapOpeningOrderValue,
  contractCoinId: Id,
): PlaceSwapOpeningOrderRequest => ({
  ...toOrder(order, contractCoinId),
  leverage: decimal(leverage),
  ...(minPrice !== undefined && { minPrice: decimal(minPrice) }),
  ...(maxPrice !== undefined && { maxPrice: decimal(maxPrice) }),
})
