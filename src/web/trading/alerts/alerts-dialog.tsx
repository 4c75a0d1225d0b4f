import { useEffect, useId, useRef } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import { AlertForm } from './alert-form.tsx'
import { AlertList } from './alert-list.tsx'
import styles from './alerts.module.css'

type AlertsDialogProps = {
  readonly market: Market
  /** Stands in the form already. */
  readonly price?: string | undefined
  readonly onClose: () => void
}

/** The dialog that sets an alert for a market and lists the alerts of all markets. */
export function AlertsDialog({ market, price, onClose }: AlertsDialogProps) {
  const t = useText<AreaKeys['trading']>()
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const toPrice = (): void => body.current?.querySelector<HTMLInputElement>('input[name=price]')?.focus()
  useEffect(toPrice, [])
  return (
    <Modal labelledBy={id} className={styles.surface} onClose={onClose}>
      <DialogHead id={id} title={t('trading.alerts')} onClose={onClose} />
      <div ref={body} className={styles.body}>
        <AlertForm market={market} initial={price} />
        <p className={styles.note}>{t('trading.alerts.note')}</p>
        {/* What had the focus goes with the alert. */}
        <AlertList onDeleted={toPrice} />
      </div>
    </Modal>
  )
}
