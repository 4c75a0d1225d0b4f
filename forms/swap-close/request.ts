import type { SwapCloseValue } from '#generated/forms/swap-close/schema.ts'
import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import { ContractOrderType } from '#generated/models/contract-order-type.ts'
import type { PlaceSwapClosingOrderRequest } from '#generated/models/place-swap-closing-order-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** A market order has the price 0. */
export const withPrice = (value: Partial<SwapCloseValue>): Partial<SwapCloseValue> =>
  value.type === ContractOrderType.MARKET_PRICE ? { ...value, entrustPrice: '0' } : value

/** Builds the request of `placeSwapClosingOrder`: a long is closed by selling, a short by buying. */
export const toRequest = (
  { type, entrustPrice, volume }: SwapCloseValue,
  position: { readonly contractId: Id; readonly direction: 'long' | 'short' },
): PlaceSwapClosingOrderRequest => ({
  contractCoinId: position.contractId,
  direction: position.direction === 'long' ? ContractOrderDirection.SELL : ContractOrderDirection.BUY,
  type,
  entrustPrice: decimal(entrustPrice),
  volume: decimal(volume),
})
