import type { SpotOrderValue } from '#generated/forms/spot-order/schema.ts'
import type { PlaceSpotOrderRequest } from '#generated/models/place-spot-order-request.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `placeSpotOrder`, for a pair such as `BTC/USDT`. */
export const toRequest = (
  { direction, type, price, amount }: SpotOrderValue,
  symbol: string,
): PlaceSpotOrderRequest => ({ symbol, direction, type, price: decimal(price), amount: decimal(amount) })
