import { useCancelSpotOrder, useCancelSpotOrders } from '#generated/client/spot/spot.ts'
import type { CancelCalls } from '../../product.ts'

/** Returns the calls that cancel orders. */
export function useSpotCancelCalls(): CancelCalls {
  const { mutateAsync: cancelOne } = useCancelSpotOrder()
  const { mutateAsync: cancelAll, isPending } = useCancelSpotOrders()
  return {
    cancelOne: (orderId) => cancelOne({ orderId }),
    cancelAll: async (symbol) => (await cancelAll({ data: symbol === null ? {} : { symbol } })).data,
    isCancellingAll: isPending,
  }
}
