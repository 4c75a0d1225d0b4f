import type { SecondOrderValue } from '#generated/forms/second-order/schema.ts'
import type { PlaceSecondOrderRequest } from '#generated/models/place-second-order-request.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `placeSecondOrder`, for a cycle of a pair and a stake coin. */
export const toRequest = (
  { direction, amount }: SecondOrderValue,
  terms: Pick<PlaceSecondOrderRequest, 'symbol' | 'coinSymbol' | 'cycleId'>,
): PlaceSecondOrderRequest => ({ ...terms, direction, amount: decimal(amount) })
