import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../order.module.css'
import { useOrderCalls } from '../use-order-calls.ts'
import { useOrderTexts } from '../use-order-texts.ts'

type CancelDialogProps = { readonly order: OtcOrderDetail; readonly onClose: () => void }

/** Asks before an order is cancelled: money that was sent does not come back by it. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const { cancel, busy } = useOrderCalls(order.orderSn)
  const values = { ...useOrderTexts(order), name: order.otherSide }
  return (
    <ConfirmDialog
      title={t('c2c-orders.cancelTitle', values)}
      action={t('c2c-orders.cancel')}
      back={t('c2c-orders.keep')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void cancel().then(onClose)}
    >
      <p className={styles.strong}>{t('c2c-orders.onlyIfNotPaid')}</p>
      <p>{t('c2c-orders.cancelText', values)}</p>
    </ConfirmDialog>
  )
}
