import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  getListOpenSpotOrdersQueryKey,
  getListPastSpotOrdersQueryKey,
  listOpenSpotOrders,
  listPastSpotOrders,
} from '#generated/client/spot/spot.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import type { ExchangeOrderPage } from '#generated/models/exchange-order-page.ts'
import { listOpenSpotOrdersOperation, listPastSpotOrdersOperation } from '#generated/operations/spot.ts'
import { allRows } from '#src/web/list/all-rows.ts'
import { pagedQuery } from '#src/web/list/paged.ts'
import { isWithin, type OrderFilter, requestOf } from './order-filter.ts'

/** As many as a server gives at once. */
const PAGE_SIZE = 100
/** Orders are filled while one looks: as often as the trading screen asks. */
const AGAIN_MS = 15_000

export type OrderKind = 'open' | 'past'

const rowsOf = ({ content }: ExchangeOrderPage): readonly ExchangeOrder[] => content

const calls = {
  open: {
    operation: listOpenSpotOrdersOperation,
    read: listOpenSpotOrders,
    name: getListOpenSpotOrdersQueryKey,
  },
  past: {
    operation: listPastSpotOrdersOperation,
    read: listPastSpotOrders,
    name: getListPastSpotOrdersQueryKey,
  },
} as const

/** The member's open or past orders that a filter asks for, newest first, fetched as they are looked at. */
export function useOrderList(kind: OrderKind, filter: OrderFilter) {
  const { operation, read, name } = calls[kind]
  const request = requestOf(filter)
  const query = useInfiniteQuery({
    ...pagedQuery<typeof request, ExchangeOrderPage, ExchangeOrder>({
      operation,
      read,
      key: [...name().slice(0, 2), request],
      request,
      size: PAGE_SIZE,
      rows: rowsOf,
    }),
    refetchInterval: kind === 'open' ? AGAIN_MS : false,
  })
  const { data } = query
  const { days } = filter
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows.filter(isWithin(days))), [data, days])
  /** Reads all orders of the filter, for a file. @throws the client's error when a page cannot be had */
  const all = async (): Promise<readonly ExchangeOrder[]> => (await allRows(query)).filter(isWithin(days))
  return { ...query, rows, all }
}
