import type { ContractOrderEntrust } from '#generated/models/contract-order-entrust.ts'
import type { OpenSwapOrdersRequest } from '#generated/models/open-swap-orders-request.ts'
import type { PastSwapOrdersRequest } from '#generated/models/past-swap-orders-request.ts'
import type { SwapOrderPage } from '#generated/models/swap-order-page.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Id } from '#src/core/contract/id.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type { ContractOrder } from '../perpetual/orders/contract-order.ts'
import type { ContractOrders } from '../perpetual/perpetual.ts'
import type { QueryState } from '../products/product.ts'
import type { ContractKind } from './contract-kind.ts'
import { contractOrderOf } from './contract-order-of.ts'
import { useWireRead, type WireRead } from '../wire-read.ts'

/** The calls about a member's orders, for the screens that list them. */
export type OrderCalls = {
  readonly open: WireRead<[OpenSwapOrdersRequest], SwapOrderPage> & { readonly operation: Operation }
  readonly past: WireRead<[PastSwapOrdersRequest], SwapOrderPage> & { readonly operation: Operation }
  readonly cancel: (order: { readonly entrustId: Id }) => Promise<{ readonly data: ContractOrderEntrust }>
}

/** The first page of all contracts: a server gives no more orders at once. */
export const LATEST = { pageNo: 1, pageSize: 100 }

export const ordersOf =
  (kind: ContractKind) =>
  ({ content }: SwapOrderPage): readonly ContractOrder[] =>
    content.map((order) => contractOrderOf(order, kind))

/** Hooks that return a member's orders: those that wait, with the call that cancels one, and the latest past ones. */
export function contractOrders(
  kind: ContractKind,
  { open, past, cancel }: OrderCalls,
  pollMs: () => number,
): {
  readonly useOrders: () => ContractOrders
  readonly usePastOrders: (symbol: string | null) => QueryState<readonly ContractOrder[]>
} {
  const select = ordersOf(kind)
  const cancelOne = ({ id }: ContractOrder) => cancel({ entrustId: id })
  const useIsMember = (): boolean => useSession().status === 'member'
  return {
    useOrders: () => ({
      open: useWireRead(open, [LATEST], {
        enabled: useIsMember(),
        refetchInterval: pollMs,
        select,
      }),
      cancel: cancelOne,
    }),
    usePastOrders: (symbol) =>
      useWireRead(past, [{ ...LATEST, ...(symbol !== null && { symbol }) }], {
        enabled: useIsMember(),
        select,
      }),
  }
}
