import type { CoinSwapClosingOrderValue } from '#generated/forms/coin-swap-closing-order/schema.ts'
import type { PlaceCoinSwapClosingOrderRequest } from '#generated/models/place-coin-swap-closing-order-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { toRequest as toOrder } from '../swap-closing-order/request.ts'

/** Builds the request of `placeCoinSwapClosingOrder`, for a contract. */
export const toRequest = (
  order: CoinSwapClosingOrderValue,
  contractCoinId: Id,
): PlaceCoinSwapClosingOrderRequest => toOrder(order, contractCoinId)
