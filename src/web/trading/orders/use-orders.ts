import { useListOpenSpotOrders, useListPastSpotOrders } from '#generated/client/spot/spot.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import type { ExchangeOrderPage } from '#generated/models/exchange-order-page.ts'
import type { ExchangeOrderDetail } from '#generated/models/exchange-order-detail.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useMemo } from 'react'

/** The most that one call gives; more open orders nobody has in sight. */
const MOST = 100
/** Pushes tell of changes; this is for servers that push nothing. */
const AGAIN_MS = 15_000

/** All open orders of the member, newest first. */
export function useOpenOrders() {
  const isMember = useSession().status === 'member'
  return useListOpenSpotOrders(
    { pageNo: 1, pageSize: MOST },
    { query: { enabled: isMember, refetchInterval: AGAIN_MS, select: ({ content }) => content } },
  )
}

/** How many open orders that are, of one pair or of all; null while nobody knows, or where there are more than were read. */
export function useOpenCount(symbol: string | null): number | null {
  const isMember = useSession().status === 'member'
  const { data } = useListOpenSpotOrders(
    { pageNo: 1, pageSize: MOST },
    { query: { enabled: isMember, refetchInterval: AGAIN_MS } },
  )
  if (data === undefined || !isAll(data)) return null
  return data.content.filter((order) => symbol === null || order.symbol === symbol).length
}

/** The latest past orders of the member, newest first, of one pair or of all. */
export function usePastOrders(symbol: string | null) {
  const isMember = useSession().status === 'member'
  return useListPastSpotOrders(
    { pageNo: 1, pageSize: MOST, ...(symbol === null ? {} : { symbol }) },
    { query: { enabled: isMember, select: ({ content }) => content } },
  )
}

/** Whether both lists hold all that there is of a pair: a server may give less at once than was asked for. */
export function useHasAllOrders(symbol: string): boolean {
  const isMember = useSession().status === 'member'
  const query = { enabled: isMember, select: isAll }
  const open = useListOpenSpotOrders({ pageNo: 1, pageSize: MOST }, { query })
  const past = useListPastSpotOrders({ pageNo: 1, pageSize: MOST, symbol }, { query })
  return open.data === true && past.data === true
}

const isAll = ({ content, totalElements }: ExchangeOrderPage): boolean => content.length >= totalElements

/** A fill with the order that it belongs to. */
export type Fill = { readonly id: string; readonly order: ExchangeOrder; readonly fill: ExchangeOrderDetail }

const NONE: readonly never[] = []

/** Orders as far as a query has them. */
type AskedOrders = {
  readonly data: readonly ExchangeOrder[] | undefined
  readonly error: object | null
}

export type Fills = {
  /** Newest first; undefined while they are on their way, or where none can be had. */
  readonly fills: readonly Fill[] | undefined
  /** Whose fills are missing or may be out of date. */
  readonly failed: 'open' | 'past' | 'both' | null
}

/** The lists come one after the other: an order that ended in between is in both, and counts as it ended. */
export const allOrders = (
  open: readonly ExchangeOrder[] = NONE,
  past: readonly ExchangeOrder[] = NONE,
): readonly ExchangeOrder[] => [
  ...new Map([...open, ...past].map((order) => [order.orderId, order])).values(),
]

/** Fills of open and past orders. Where one kind cannot be had, those of the other are there nevertheless. */
export function useFills(open: AskedOrders, past: AskedOrders): Fills {
  const isOut = ({ data, error }: AskedOrders): boolean => data === undefined && error !== null
  const isWaiting = [open, past].some((asked) => asked.data === undefined && asked.error === null)
  const nothing = isWaiting || (isOut(open) && isOut(past))
  const fills = useMemo(
    () =>
      allOrders(open.data, past.data)
        .flatMap((order) =>
          (order.detail ?? NONE).map((fill, at) => ({ id: `${order.orderId}-${at}`, order, fill })),
        )
        .toSorted((a, b) => b.fill.time - a.fill.time),
    [open.data, past.data],
  )
  return { fills: nothing ? undefined : fills, failed: failedOf(open, past) }
}

function failedOf({ error: open }: AskedOrders, { error: past }: AskedOrders): Fills['failed'] {
  if (open === null) return past === null ? null : 'past'
  return past === null ? 'open' : 'both'
}
