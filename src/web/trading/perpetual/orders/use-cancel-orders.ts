import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { notifyOtherTabs } from '../../orders/other-tabs.ts'
import type { ContractOrders } from '../perpetual.ts'
import { type ContractOrder, contractOrderKey } from './contract-order.ts'
import { contractOrderText } from './contract-order-words.ts'

/** Orders that are being cancelled, and those that are, by id. */
export type Cancelling = ReadonlyMap<string, 'going' | 'done'>

/** Returns functions that cancel orders and say so (MSG-23). */
export function useCancelOrders({
  cancel: cancelOne,
  cancelAllOf,
}: Pick<ContractOrders, 'cancel' | 'cancelAllOf'>) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const [cancelling, setCancelling] = useState<Cancelling>(new Map())
  const [isBusy, setBusy] = useState(false)

  const mark = useCallback(
    (order: ContractOrder, progress: 'going' | 'done' | null): void =>
      setCancelling((before) => {
        const next = new Map(before)
        if (progress === null) next.delete(contractOrderKey(order))
        else next.set(contractOrderKey(order), progress)
        return next
      }),
    [],
  )

  const report = useCallback(
    async (act: () => Promise<string>): Promise<void> => {
      try {
        showToast({ kind: 'success', title: t('positions.cancel.done'), text: await act() })
      } catch (error) {
        const text = error instanceof Error ? error.message : ''
        showToast({ kind: 'error', title: t('positions.cancel.failed'), text })
      } finally {
        notifyOtherTabs()
      }
    },
    [t],
  )

  const cancel = useCallback(
    (order: ContractOrder): Promise<void> =>
      report(async () => {
        mark(order, 'going')
        try {
          await cancelOne(order)
          mark(order, 'done')
        } catch (error) {
          mark(order, null)
          throw error
        }
        return contractOrderText(t, locale, order)
      }),
    [report, mark, cancelOne, t, locale],
  )

  const cancelAll = useCallback(
    (orders: readonly ContractOrder[]): Promise<void> =>
      report(async () => {
        setBusy(true)
        try {
          await cancelAllOf(orders)
        } finally {
          setBusy(false)
        }
        return t('positions.cancel.count', { count: orders.length })
      }),
    [report, cancelAllOf, t],
  )
  return { cancelling, isBusy, cancel, cancelAll }
}
