import { useListOpenSpotOrders, useListPastSpotOrders } from '#generated/client/spot/spot.ts'
import type { ExchangeOrderPage } from '#generated/models/exchange-order-page.ts'
import { useSession } from '#src/web/session/hooks.ts'

/** Most orders of one call. */
const MOST = 100
/** Milliseconds between two reads, for servers that push nothing. */
const AGAIN_MS = 15_000

/** Returns all open orders of the member, newest first. */
export function useOpenOrders() {
  const isMember = useSession().status === 'member'
  return useListOpenSpotOrders(
    { pageNo: 1, pageSize: MOST },
    { query: { enabled: isMember, refetchInterval: AGAIN_MS, select: ({ content }) => content } },
  )
}

/**
 * Returns how many orders are open, of one pair or of all; null while not known, or if there are more than were read.
 */
export function useOpenCount(symbol: string | null): number | null {
  const isMember = useSession().status === 'member'
  const { data } = useListOpenSpotOrders(
    { pageNo: 1, pageSize: MOST },
    { query: { enabled: isMember, refetchInterval: AGAIN_MS } },
  )
  if (data === undefined || !isAll(data)) return null
  return data.content.filter((order) => symbol === null || order.symbol === symbol).length
}

/** Returns the latest past orders of the member, newest first, of one pair or of all. */
export function usePastOrders(symbol: string | null) {
  const isMember = useSession().status === 'member'
  return useListPastSpotOrders(
    { pageNo: 1, pageSize: MOST, ...(symbol === null ? {} : { symbol }) },
    { query: { enabled: isMember, select: ({ content }) => content } },
  )
}

/** True if both lists hold all orders of a pair: a server may return fewer at once than were asked for. */
export function useHasAllOrders(symbol: string): boolean {
  const isMember = useSession().status === 'member'
  const query = { enabled: isMember, select: isAll }
  const open = useListOpenSpotOrders({ pageNo: 1, pageSize: MOST }, { query })
  const past = useListPastSpotOrders({ pageNo: 1, pageSize: MOST, symbol }, { query })
  return open.data === true && past.data === true
}

const isAll = ({ content, totalElements }: ExchangeOrderPage): boolean => content.length >= totalElements
