import { useListOpenSpotOrders, useListPastSpotOrders } from '#generated/client/spot/spot.ts'
import type { ExchangeOrderPage } from '#generated/models/exchange-order-page.ts'
import { useSession } from '#src/web/session/hooks.ts'

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
