import type { SwapStopsValue } from '#generated/forms/swap-stops/schema.ts'
import type { SetSwapTakeProfitStopLossRequest } from '#generated/models/set-swap-take-profit-stop-loss-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `setSwapTakeProfitStopLoss`: a price that is left out is removed. */
export const toRequest = (
  { minPrice, maxPrice }: SwapStopsValue,
  positionId: Id,
): SetSwapTakeProfitStopLossRequest => ({
  positionId,
  ...(minPrice !== undefined && { minPrice: decimal(minPrice) }),
  ...(maxPrice !== undefined && { maxPrice: decimal(maxPrice) }),
})
