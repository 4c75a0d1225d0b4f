import type { ProductOrders } from '../product.ts'
import { placeSpotOrderOperation } from '#generated/operations/spot.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import { useSpotCancelCalls } from './orders/cancel-calls.ts'
import { listenToSpotOrders } from './orders/listen.ts'
import { useOpenCount, useOpenOrders, usePastOrders } from './orders/use-orders.ts'

/** A member's orders of the spot product. */
export const spotOrders: ProductOrders = {
  useOpen: useOpenOrders,
  useOpenCount,
  usePast: usePastOrders,
  readAgain: () => markStale(placeSpotOrderOperation),
  useCancelCalls: useSpotCancelCalls,
  listen: listenToSpotOrders,
}
