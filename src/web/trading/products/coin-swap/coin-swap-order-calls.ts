import {
  cancelCoinSwapOrder,
  getListOpenCoinSwapOrdersQueryKey,
  getListPastCoinSwapOrdersQueryKey,
  listOpenCoinSwapOrders,
  listPastCoinSwapOrders,
} from '#generated/client/coin-swap/coin-swap.ts'
import {
  listOpenCoinSwapOrdersOperation,
  listPastCoinSwapOrdersOperation,
} from '#generated/operations/coin-swap.ts'
import type { OrderCalls } from '../../perpetual-wire/contract-orders.ts'

export const coinSwapOrderCalls: OrderCalls = {
  open: {
    operation: listOpenCoinSwapOrdersOperation,
    read: listOpenCoinSwapOrders,
    key: getListOpenCoinSwapOrdersQueryKey,
  },
  past: {
    operation: listPastCoinSwapOrdersOperation,
    read: listPastCoinSwapOrders,
    key: getListPastCoinSwapOrdersQueryKey,
  },
  cancel: cancelCoinSwapOrder,
}
