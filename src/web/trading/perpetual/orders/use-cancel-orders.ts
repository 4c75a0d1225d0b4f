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

/** Returns functions that cancel orders, one call for each, and say so once (MSG-23). */
export function useCancelOrders(cancelOne: ContractOrders['cancel']) {
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

  /** Cancels an order. @returns the message of a failure, null after a success */
  const attempt = useCallback(
    async (order: ContractOrder): Promise<string | null> => {
      mark(order, 'going')
      try {
        await cancelOne(order)
        mark(order, 'done')
        return null
      } catch (error) {
        mark(order, null)
        return error instanceof Error ? error.message : ''
      }
    },
    [mark, cancelOne],
  )

  const cancel = useCallback(
    async (order: ContractOrder): Promise<void> => {
      const text = await attempt(order)
      if (text !== null) showToast({ kind: 'error', title: t('positions.cancel.failed'), text })
      else {
        const name = contractOrderText(t, locale, order)
        showToast({ kind: 'success', title: t('positions.cancel.done'), text: name })
      }
      notifyOtherTabs()
    },
    [attempt, t, locale],
  )

  const cancelAll = useCallback(
    async (orders: readonly ContractOrder[]): Promise<void> => {
      setBusy(true)
      const failures: string[] = []
      for (const order of orders) {
        const failure = await attempt(order)
        if (failure !== null) failures.push(failure)
      }
      setBusy(false)
      const [text] = failures
      const count = orders.length
      if (text !== undefined)
        showToast({
          kind: 'error',
          title: t('positions.cancel.partly', { count, failed: failures.length }),
          text,
        })
      else {
        const all = t('positions.cancel.count', { count })
        showToast({ kind: 'success', title: t('positions.cancel.done'), text: all })
      }
      notifyOtherTabs()
    },
    [attempt, t],
  )
  return { cancelling, isBusy, cancel, cancelAll }
}
