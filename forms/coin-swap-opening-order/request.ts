import type { CoinSwapOpeningOrderValue } from '#generated/forms/coin-swap-opening-order/schema.ts'
import type { PlaceCoinSwapOpeningOrderRequest } from '#generated/models/place-coin-swap-opening-order-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `placeCoinSwapOpeningOrder`, for a contract. */
export const toRequest = (
  { direction, type, entrustPrice, triggerPrice, leverage, volume }: CoinSwapOpeningOrderValue,
  contractCoinId: Id,
): PlaceCoinSwapOpeningOrderRequest => ({
  contractCoinId,
  direction,
  type,
  entrustPrice: decimal(entrustPrice),
  ...(triggerPrice !== undefined && { triggerPrice: decimal(triggerPrice) }),
  leverage: decimal(leverage),
  volume: decimal(volume),
})
