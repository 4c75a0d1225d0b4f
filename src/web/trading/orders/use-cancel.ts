import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
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

/** Takes orders out of the book, and says how it went (MSG-23). */
export function useCancel() {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const changed = useOrdersChanged()
  const { mutateAsync: cancelOne, variables, isPending } = useCancelSpotOrder()
  const { mutateAsync: cancelAll, isPending: isCancellingAll } = useCancelSpotOrders()

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
    cancelling: isPending ? variables.orderId : null,
    isCancellingAll,
    cancel: (order: ExchangeOrder) =>
      report(async () => {
        await cancelOne({ orderId: order.orderId })
        return orderText(t, locale, order)
      }),
    cancelAll: (symbol: string | null) =>
      report(async () => {
        const { data } = await cancelAll({ data: symbol === null ? {} : { symbol } })
        return t('trading.cancel.count', { count: data })
      }),
  }
}
