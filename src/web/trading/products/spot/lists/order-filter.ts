import { ExchangeOrderDirection } from '#generated/models/exchange-order-direction.ts'
import { ExchangeOrderStatus } from '#generated/models/exchange-order-status.ts'
import { ExchangeOrderType } from '#generated/models/exchange-order-type.ts'
import type { PastSpotOrdersRequest } from '#generated/models/past-spot-orders-request.ts'
import { listPastSpotOrdersOperation } from '#generated/operations/spot.ts'
import { dayParameters } from '#src/web/list/filter/days.ts'
import { choiceField, daysField, type FilterOf, textField } from '#src/web/list/filter/filter-field.ts'
import type { WithoutPage } from '#src/web/list/query/paged-read.ts'

export const orderDirections = Object.values(ExchangeOrderDirection)
export const orderTypes = Object.values(ExchangeOrderType)
/** An order that still stands is not past. */
export const endedStates = Object.values(ExchangeOrderStatus).filter(
  (status) => status !== ExchangeOrderStatus.TRADING,
)

/**
 * Filter of orders: `?pair=BTC/USDT&side=BUY&type=LIMIT_PRICE&state=CANCELED&from=2026-11-01&to=2026-11-21`. Days are
 * those of the reader's zone.
 */
export const orderFields = {
  symbol: textField('pair', listPastSpotOrdersOperation, 'symbol'),
  direction: choiceField('side', orderDirections),
  type: choiceField('type', orderTypes),
  status: choiceField('state', endedStates),
  days: daysField(),
}

export type OrderFilter = FilterOf<typeof orderFields>

/** Returns the server's parameters for a filter. */
export const orderRequest = ({
  symbol,
  direction,
  type,
  status,
  days,
}: OrderFilter): WithoutPage<PastSpotOrdersRequest> => ({
  ...(symbol !== null && { symbol }),
  ...(direction !== null && { direction }),
  ...(type !== null && { type }),
  ...(status !== null && { status }),
  ...dayParameters(days),
})
