import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getListWalletsQueryKey } from '#generated/client/assets/assets.ts'
import {
  getListOpenSpotOrdersQueryKey,
  getListPastSpotOrdersQueryKey,
  useCancelSpotOrder,
  useCancelSpotOrders,
} from '#generated/client/spot/spot.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import type { CancelCalls } from '../../product.ts'

/** A function that reads again what orders, placed or cancelled, change: lists and balances. */
export function useSpotOrdersChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    const keys = [
      getListWalletsQueryKey(),
      anyRequest(getListOpenSpotOrdersQueryKey()),
      anyRequest(getListPastSpotOrdersQueryKey()),
    ]
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }, [queries])
}

/** Calls that take orders out of the books. */
export function useSpotCancelCalls(): CancelCalls {
  const { mutateAsync: cancelOne } = useCancelSpotOrder()
  const { mutateAsync: cancelAll, isPending } = useCancelSpotOrders()
  return {
    cancelOne: (orderId) => cancelOne({ orderId }),
    cancelAll: async (symbol) => (await cancelAll({ data: symbol === null ? {} : { symbol } })).data,
    isCancellingAll: isPending,
  }
}
