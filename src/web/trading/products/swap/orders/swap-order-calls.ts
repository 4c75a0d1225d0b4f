import {
  cancelSwapOrder,
  getListOpenSwapOrdersQueryKey,
  getListPastSwapOrdersQueryKey,
  listOpenSwapOrders,
  listPastSwapOrders,
} from '#generated/client/swap/swap.ts'
import { listOpenSwapOrdersOperation, listPastSwapOrdersOperation } from '#generated/operations/swap.ts'
import type { OrderCalls } from '../../../perpetual-wire/contract-orders.ts'

export const swapOrderCalls: OrderCalls = {
  open: {
    operation: listOpenSwapOrdersOperation,
    read: listOpenSwapOrders,
    key: getListOpenSwapOrdersQueryKey,
  },
  past: {
    operation: listPastSwapOrdersOperation,
    read: listPastSwapOrders,
    key: getListPastSwapOrdersQueryKey,
  },
  cancel: cancelSwapOrder,
}
