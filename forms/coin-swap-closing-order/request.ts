import type { CoinSwapClosingOrderValue } from '#generated/forms/coin-swap-closing-order/schema.ts'
import type { PlaceCoinSwapClosingOrderRequest } from '#generated/models/place-coin-swap-closing-order-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `placeCoinSwapClosingOrder`, for a contract. */
export const toRequest = (
  { direction, type, entrustPrice, triggerPrice, volume }: CoinSwapClosingOrderValue,
  contractCoinId: Id,
): PlaceCoinSwapClosingOrderRequest => ({
  contractCoinId,
  direction,
  type,
  entrustPrice: decimal(entrustPrice),
  ...(triggerPrice !== undefined && { triggerPrice: decimal(triggerPrice) }),
  volume: decimal(volume),
})
