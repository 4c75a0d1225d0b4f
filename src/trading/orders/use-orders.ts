import { useListOpenSpotOrders, useListPastSpotOrders } from '#generated/client/spot/spot.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import type { ExchangeOrderDetail } from '#generated/models/exchange-order-detail.ts'
import { useSession } from '#src/session/hooks.ts'
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

/** The latest past orders of the member, newest first, of one pair or of all. */
export function usePastOrders(symbol: string | null) {
  const isMember = useSession().status === 'member'
  return useListPastSpotOrders(
    { pageNo: 1, pageSize: MOST, ...(symbol === null ? {} : { symbol }) },
    { query: { enabled: isMember, select: ({ content }) => content } },
  )
}

/** A fill with the order that it belongs to. */
export type Fill = { readonly id: string; readonly order: ExchangeOrder; readonly fill: ExchangeOrderDetail }

const NONE: readonly never[] = []

/** Fills of open and past orders, newest first. */
export function useFills(
  open: readonly ExchangeOrder[] | undefined,
  past: readonly ExchangeOrder[] | undefined,
): readonly Fill[] | undefined {
  return useMemo(() => {
    if (open === undefined || past === undefined) return undefined
    return [...open, ...past]
      .flatMap((order) =>
        (order.detail ?? NONE).map((fill, at) => ({ id: `${order.orderId}-${at}`, order, fill })),
      )
      .toSorted((a, b) => b.fill.time - a.fill.time)
  }, [open, past])
}
