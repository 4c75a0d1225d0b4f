import type { CoinSwapOpeningOrderValue } from '#generated/forms/coin-swap-opening-order/schema.ts'
import type { PlaceCoinSwapOpeningOrderRequest } from '#generated/models/place-coin-swap-opening-order-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { toRequest as toOrder } from '../swap-closing-order/request.ts'

/** Builds the request of `placeCoinSwapOpeningOrder`, for a contract. */
export const toRequest = (
  { leverage, ...order }: CoinSwapOpeningOrderValue,
  contractCoinId: Id,
): PlaceCoinSwapOpeningOrderRequest => ({
  ...toOrder(order, contractCoinId),
  leverage: decimal(leverage),
})
