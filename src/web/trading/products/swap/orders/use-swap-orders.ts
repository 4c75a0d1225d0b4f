import { useCallback } from 'react'
import {
  useCancelSwapOrder,
  useListOpenSwapOrders,
  useListPastSwapOrders,
} from '#generated/client/swap/swap.ts'
import type { SwapOrderPage } from '#generated/models/swap-order-page.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type { ContractOrder } from '../../../perpetual/orders/contract-order.ts'
import type { ContractOrders } from '../../../perpetual/perpetual.ts'
import type { QueryState } from '../../product.ts'
import { pollMs } from '../positions/member-topics.ts'
import { contractOrderOf } from './contract-order-of.ts'

/** Most orders of one call. */
const MOST = 100

const ordersOf = ({ content }: SwapOrderPage): readonly ContractOrder[] => content.map(contractOrderOf)

/** Returns the member's orders that wait, and the calls that cancel them. */
export function useSwapOrders(): ContractOrders {
  const isMember = useSession().status === 'member'
  const open = useListOpenSwapOrders(
    { pageNo: 1, pageSize: MOST },
    { query: { enabled: isMember, refetchInterval: pollMs, select: ordersOf } },
  )
  const { mutateAsync } = useCancelSwapOrder()
  const cancel = useCallback(
    ({ id }: ContractOrder) => mutateAsync({ data: { entrustId: id } }),
    [mutateAsync],
  )
  const cancelAllOf = useCallback(
    async (orders: readonly ContractOrder[]) => {
      for (const order of orders) await cancel(order)
    },
    [cancel],
  )
  return { open, cancel, cancelAllOf }
}

/** Returns the member's latest orders that have ended, newest first. */
export function useSwapPastOrders(symbol: string | null): QueryState<readonly ContractOrder[]> {
  const isMember = useSession().status === 'member'
  const past = useListPastSwapOrders(
    { pageNo: 1, pageSize: MOST, ...(symbol !== null && { symbol }) },
    { query: { enabled: isMember, select: ordersOf } },
  )
  return past
}
