import { useId, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../order.module.css'
import { useOrderCalls } from '../use-order-calls.ts'
import { useOrderTexts } from '../use-order-texts.ts'

type PaidDialogProps = { readonly order: OtcOrderDetail; readonly onClose: () => void }

/** Asks before an order is said to be paid: the buyer ticks that the transfer is made from an account in the own name. */
export function PaidDialog({ order, onClose }: PaidDialogProps) {
  const t = useText<AreaKeys['c2c-orders']>()
  const id = useId()
  const [made, setMade] = useState(false)
  const { pay, busy } = useOrderCalls(order.orderSn)
  const texts = useOrderTexts(order)
  const realName = useMember()?.realName ?? ''
  const confirm = (): void => void pay().then(onClose)
  return (
    <Modal
      alert
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className={styles.dialog}
      onClose={() => {
        if (!busy) onClose()
      }}
    >
      <DialogHead id={`${id}-title`} title={t('c2c-orders.paidTitle', texts)} onClose={onClose} />
      <div className={styles.dialogBody}>
        <Facts>
          <Fact name={t('c2c-orders.paidTo')}>{order.otherSide}</Fact>
          {realName !== '' && <Fact name={t('c2c-orders.paidFrom')}>{realName}</Fact>}
        </Facts>
        <label className={styles.tick}>
          <input type="checkbox" checked={made} onChange={(event) => setMade(event.target.checked)} />
          <span>{t('c2c-orders.paidTick')}</span>
        </label>
        <p id={`${id}-text`} className={styles.second}>
          {t('c2c-orders.paidFinal')}
        </p>
        <div className={styles.dialogActs}>
          <Button size="large" onClick={onClose} disabled={busy}>
            {t('c2c-orders.notYet')}
          </Button>
          <Button look="primary" size="large" onClick={confirm} disabled={!made} busy={busy}>
            {t('c2c-orders.paidYes')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
