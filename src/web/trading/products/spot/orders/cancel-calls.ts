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

/** Returns a function that reads lists and balances again after orders were placed or cancelled. */
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
