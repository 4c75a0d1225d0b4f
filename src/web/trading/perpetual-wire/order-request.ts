import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import { ContractOrderEntrustStatus } from '#generated/models/contract-order-entrust-status.ts'
import { ContractOrderEntrustType } from '#generated/models/contract-order-entrust-type.ts'
import { ContractOrderType } from '#generated/models/contract-order-type.ts'
import type { OpenSwapOrdersRequest } from '#generated/models/open-swap-orders-request.ts'
import type { PastSwapOrdersRequest } from '#generated/models/past-swap-orders-request.ts'
import { dayParameters } from '#src/web/list/filter/days.ts'
import type { WithoutPage } from '#src/web/list/query/paged-read.ts'
import type { ContractOrderFilter } from '../perpetual/order-lists/order-filter.ts'

const { BUY, SELL } = ContractOrderDirection
const { OPEN, CLOSE } = ContractOrderEntrustType

/** An order that closes a long position sells. */
const SIDES = {
  'open-long': { entrustType: OPEN, direction: BUY },
  'open-short': { entrustType: OPEN, direction: SELL },
  'close-long': { entrustType: CLOSE, direction: SELL },
  'close-short': { entrustType: CLOSE, direction: BUY },
} as const

const TYPES = {
  limit: ContractOrderType.LIMIT_PRICE,
  market: ContractOrderType.MARKET_PRICE,
  trigger: ContractOrderType.SPOT_LIMIT,
} as const

/** A liquidation is a filled order that says so. */
const STATES = {
  filled: ContractOrderEntrustStatus.ENTRUST_SUCCESS,
  liquidated: ContractOrderEntrustStatus.ENTRUST_SUCCESS,
  cancelled: ContractOrderEntrustStatus.ENTRUST_CANCEL,
  failed: ContractOrderEntrustStatus.ENTRUST_FAILURE,
} as const

/** Returns the server's parameters for a filter of orders that wait. */
export const openOrdersRequest = ({
  symbol,
  side,
  kind,
  days,
}: ContractOrderFilter): WithoutPage<OpenSwapOrdersRequest> => ({
  ...(symbol !== null && { symbol }),
  ...(side !== null && SIDES[side]),
  ...(kind !== null && { type: TYPES[kind] }),
  ...dayParameters(days),
})

/** Returns the server's parameters for a filter of orders that have ended. */
export const pastOrdersRequest = (filter: ContractOrderFilter): WithoutPage<PastSwapOrdersRequest> => ({
  ...openOrdersRequest(filter),
  ...(filter.state !== null && { status: STATES[filter.state] }),
})
