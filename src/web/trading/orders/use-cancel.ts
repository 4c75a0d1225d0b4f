import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { getListWalletsQueryKey } from '#generated/client/assets/assets.ts'
import {
  getListOpenSpotOrdersQueryKey,
  getListPastSpotOrdersQueryKey,
  useCancelSpotOrder,
  useCancelSpotOrders,
} from '#generated/client/spot/spot.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { orderText } from './order-words.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** What orders, done or cancelled, change: lists and balances. */
export function useOrdersChanged(): () => Promise<void> {
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

/** What has become of orders that were to be cancelled here, by their ids; one that could not be is left out again. */
export type Cancelling = ReadonlyMap<string, 'going' | 'done'>

/** Takes orders out of the book, and says how it went (MSG-23). */
export function useCancel() {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const changed = useOrdersChanged()
  const { mutateAsync: cancelOne } = useCancelSpotOrder()
  const { mutateAsync: cancelAll, isPending: isCancellingAll } = useCancelSpotOrders()
  const [cancelling, setCancelling] = useState<Cancelling>(new Map())
  const mark = useCallback(
    (orderId: string, progress: 'going' | 'done' | null): void =>
      setCancelling((before) => {
        const next = new Map(before)
        if (progress === null) next.delete(orderId)
        else next.set(orderId, progress)
        return next
      }),
    [],
  )

  async function report(act: () => Promise<string>): Promise<void> {
    try {
      showToast({ kind: 'success', title: t('trading.cancel.done'), text: await act() })
    } catch (error) {
      const text = error instanceof Error ? error.message : ''
      showToast({ kind: 'error', title: t('trading.cancel.failed'), text })
    } finally {
      tellOtherTabs()
      await changed()
    }
  }

  return {
    cancelling,
    isCancellingAll,
    cancel: (order: ExchangeOrder) =>
      report(async () => {
        mark(order.orderId, 'going')
        try {
          await cancelOne({ orderId: order.orderId })
          mark(order.orderId, 'done')
        } catch (error) {
          mark(order.orderId, null)
          throw error
        }
        return orderText(t, locale, order)
      }),
    cancelAll: (symbol: string | null) =>
      report(async () => {
        const { data } = await cancelAll({ data: symbol === null ? {} : { symbol } })
        return t('trading.cancel.count', { count: data })
      }),
  }
}
