import type { ProductOrders } from '../product.ts'
import { useSpotCancelCalls, useSpotOrdersChanged } from './orders/cancel-calls.ts'
import { listenToSpotOrders } from './orders/listen.ts'
import { useOpenCount, useOpenOrders, usePastOrders } from './orders/use-orders.ts'

/** A member's orders of the spot product. */
export const spotOrders: ProductOrders = {
  useOpen: useOpenOrders,
  useOpenCount,
  usePast: usePastOrders,
  useChanged: useSpotOrdersChanged,
  useCancelCalls: useSpotCancelCalls,
  listen: listenToSpotOrders,
}
