import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { List } from '#src/web/list/list.tsx'
import type { ContractOrderSource } from '#src/web/trading/perpetual/order-lists/contract-order-source.ts'
import { type ContractOrder, contractOrderKey } from '#src/web/trading/perpetual/orders/contract-order.ts'
import { contractOrderText } from '#src/web/trading/perpetual/orders/contract-order-words.ts'
import { useCancelOrders } from '#src/web/trading/perpetual/orders/use-cancel-orders.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './orders.module.css'
import { UnfilteredNote } from './unfiltered-note.tsx'
import { useContractOrders } from './use-contract-orders.ts'

const itself = (order: ContractOrder): ContractOrder => order

/** The orders that wait, one by one or all that the filter shows to be cancelled (MSG-23). */
export function OpenContractOrders({ source }: { readonly source: ContractOrderSource }) {
  const t = useText<AreaKeys['contract-orders' | 'positions']>()
  const { locale } = useIntl()
  const list = useContractOrders(source.open, source)
  const { cancelling, isBusy, cancel, cancelAll } = useCancelOrders(source.cancel)
  /** Orders of the confirmation that is open. */
  const [asked, setAsked] = useState<readonly ContractOrder[] | null>(null)
  const [isReading, setReading] = useState(false)
  const { rows } = list
  const act = (order: ContractOrder, isGone: boolean) => {
    const progress = cancelling.get(contractOrderKey(order))
    return (
      <Button
        look="subtle"
        size="small"
        busy={progress === 'going'}
        disabled={isGone || progress === 'done'}
        onClick={() => void cancel(order)}
      >
        {progress === 'done' ? t('positions.state.cancelled') : t('contract-orders.cancel')}
        <VisuallyHidden>{` ${order.symbol} ${contractOrderText(t, locale, order)}`}</VisuallyHidden>
      </Button>
    )
  }
  /** Reads what the list has not shown yet, so that the question names all that will be cancelled. */
  const askAll = async (): Promise<void> => {
    setReading(true)
    try {
      setAsked((await list.asked.every?.()) ?? rows ?? [])
    } catch (error) {
      const text = error instanceof Error ? error.message : ''
      showToast({ kind: 'error', title: t('positions.orders.failed'), text })
    } finally {
      setReading(false)
    }
  }
  return (
    <>
      <div className={styles.cancelAll}>
        <Button
          busy={isReading}
          disabled={rows === undefined || rows.length === 0}
          onClick={() => void askAll()}
        >
          {t('positions.cancel.all')}
        </Button>
      </div>
      <List list={list} actions={act} held={itself} />
      <UnfilteredNote source={source} isNarrowed={list.isNarrowed} />
      {asked !== null && (
        <ConfirmDialog
          title={t('positions.cancel.askAll', { count: asked.length })}
          action={t('positions.cancel.all')}
          back={t('positions.back')}
          busy={isBusy}
          onConfirm={() => void cancelAll(asked).then(() => setAsked(null))}
          onCancel={() => setAsked(null)}
        >
          {t(list.isNarrowed ? 'contract-orders.cancelShown' : 'positions.cancel.ofAll')}
        </ConfirmDialog>
      )}
    </>
  )
}
