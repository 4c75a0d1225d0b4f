import { useListOtcOrders } from '#generated/client/otc/otc.ts'
import type { OtcOrderRow } from '#generated/models/otc-order-row.ts'
import { OtcOrderSide } from '#generated/models/otc-order-side.ts'
import { OtcOrderStatus } from '#generated/models/otc-order-status.ts'
import { useSession } from '#src/web/session/hooks.ts'

/** The next step of an order: the member pays or releases, or the other side does; or staff decides. */
export type OrderStep = 'pay' | 'release' | 'awaitPay' | 'awaitRelease' | 'appeal'

export type OpenOrder = OtcOrderRow & { readonly step: OrderStep; readonly side: 'buy' | 'sell' }

export type OpenOrders = {
  readonly orders: readonly OpenOrder[]
  /** True until it is known, for a member, which there are. */
  readonly isLoading: boolean
}

const PAGE = { pageNo: 1, pageSize: 20 }
/** Milliseconds until they are read again, for servers that tell no events. */
const REFETCH_MS = 15_000

const rowsOf = (body: { readonly data: { readonly content: readonly OtcOrderRow[] } }) => body.data.content

/** Names the next step of an order that is not ended. */
function stepOf({ status, type }: Pick<OtcOrderRow, 'status' | 'type'>): OrderStep {
  const isBuyer = type === OtcOrderSide.BUY
  if (status === OtcOrderStatus.APPEAL) return 'appeal'
  if (status === OtcOrderStatus.PAID) return isBuyer ? 'awaitRelease' : 'release'
  return isBuyer ? 'pay' : 'awaitPay'
}

const MINE: ReadonlySet<OrderStep> = new Set(['pay', 'release'])

const rank = ({ step }: OpenOrder): number => (MINE.has(step) ? 0 : 1)

/** The member's orders that go on; those that wait for the member first, then the newest. Nothing for visitors. */
export function useOpenOrders(): OpenOrders {
  const enabled = useSession().status === 'member'
  const query = { enabled, select: rowsOf, refetchInterval: REFETCH_MS }
  const unpaid = useListOtcOrders({ status: OtcOrderStatus.NONPAYMENT, ...PAGE }, { query })
  const paid = useListOtcOrders({ status: OtcOrderStatus.PAID, ...PAGE }, { query })
  const appealing = useListOtcOrders({ status: OtcOrderStatus.APPEAL, ...PAGE }, { query })
  const asked = [unpaid, paid, appealing]
  const rows = asked.flatMap(({ data }) => data ?? [])
  // One that went on between two reads is in both: its later state counts.
  const orders = [...new Map(rows.map((row) => [row.orderSn, row])).values()]
    .map(
      (row) => ({ ...row, step: stepOf(row), side: row.type === OtcOrderSide.BUY ? 'buy' : 'sell' }) as const,
    )
    .toSorted((a, b) => rank(a) - rank(b) || b.createTime - a.createTime)
  return { orders, isLoading: asked.some((one) => one.isLoading) }
}
