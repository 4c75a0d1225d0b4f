import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Order } from './order.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { orderText } from './order-words.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { useCancelCalls } from '../products/product-hooks.ts'

/** Progress of cancellations by order id; a failed one is removed again. */
export type Cancelling = ReadonlyMap<string, 'going' | 'done'>

/** Returns functions that cancel orders and confirm it with a message (MSG-23). */
export function useCancel() {
  const t = useText<AreaKeys['trading']>()
  const { locale } = useIntl()
  const { cancelOne, cancelAll, isCancellingAll } = useCancelCalls()
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
      notifyOtherTabs()
    }
  }

  return {
    cancelling,
    isCancellingAll,
    cancel: (order: Order) =>
      report(async () => {
        mark(order.orderId, 'going')
        try {
          await cancelOne(order.orderId)
          mark(order.orderId, 'done')
        } catch (error) {
          mark(order.orderId, null)
          throw error
        }
        return orderText(t, locale, order)
      }),
    cancelAll: (symbol: string | null) =>
      report(async () => {
        return t('trading.cancel.count', { count: await cancelAll(symbol) })
      }),
  }
}
