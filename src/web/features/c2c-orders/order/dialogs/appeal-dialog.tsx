import { useId } from 'react'
import { useAppealOtcOrder } from '#generated/client/otc/otc.ts'
import { otcAppealForm } from '#generated/forms/otc-appeal/form.ts'
import type { OtcAppealValue } from '#generated/forms/otc-appeal/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/otc-appeal/request.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import styles from '../order.module.css'

type AppealDialogProps = { readonly orderSn: string; readonly onClose: () => void }

/** Asks staff to decide: what happened, in the member's own words. */
export function AppealDialog({ orderSn, onClose }: AppealDialogProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const id = useId()
  const { mutateAsync: appeal } = useAppealOtcOrder()

  async function submit(value: OtcAppealValue): Promise<void> {
    await appeal({ data: toRequest(value, orderSn) })
    showToast({ kind: 'success', title: t('c2c-orders.isAppealed') })
    await untilFresh()
    onClose()
  }

  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} className={styles.dialog} onClose={onClose}>
      <DialogHead id={`${id}-title`} title={t('c2c-orders.appealTitle')} onClose={onClose} />
      <div className={styles.dialogBody}>
        <p id={`${id}-text`} className={styles.second}>
          {t('c2c-orders.appealText')}
        </p>
        <SchemaForm
          form={otcAppealForm}
          draftKey={`c2c-appeal/${orderSn}`}
          onSubmit={submit}
          focusFirst
          actions={
            <Button size="large" onClick={onClose}>
              {t('c2c-orders.back')}
            </Button>
          }
        />
      </div>
    </Modal>
  )
}
