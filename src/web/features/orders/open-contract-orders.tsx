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
  const { cancelling, isBusy, cancel, cancelAll } = useCancelOrders(source.cancelCalls)
  const [asks, setAsks] = useState(false)
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
  const cancelShown = async (): Promise<void> => {
    await cancelAll((await list.asked.every?.()) ?? rows ?? [])
    setAsks(false)
  }
  return (
    <>
      <div className={styles.cancelAll}>
        <Button disabled={rows === undefined || rows.length === 0} onClick={() => setAsks(true)}>
          {t('positions.cancel.all')}
        </Button>
      </div>
      <List list={list} actions={act} held={itself} />
      <UnfilteredNote source={source} isNarrowed={list.isNarrowed} />
      {asks && (
        <ConfirmDialog
          title={t('positions.cancel.askAll', { count: rows?.length ?? 0 })}
          action={t('positions.cancel.all')}
          back={t('positions.back')}
          busy={isBusy}
          onConfirm={() => void cancelShown()}
          onCancel={() => setAsks(false)}
        >
          {t(list.isNarrowed ? 'contract-orders.cancelShown' : 'positions.cancel.ofAll')}
        </ConfirmDialog>
      )}
    </>
  )
}
