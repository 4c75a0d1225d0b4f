import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { CancelDialog } from '../dialogs/cancel-dialog.tsx'
import { PaidDialog } from '../dialogs/paid-dialog.tsx'
import styles from '../order.module.css'
import { PayData } from '../pay-data.tsx'
import { useOrderTexts } from '../use-order-texts.ts'
import { StateCard } from './state-card.tsx'

/** The buyer has to pay: to whom, by when, and the act that says so. */
export function UnpaidBuyer({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const [asked, setAsked] = useState<'paid' | 'cancel' | null>(null)
  const texts = useOrderTexts(order)
  const close = (): void => setAsked(null)
  return (
    <>
      <StateCard
        title={t('c2c-orders.payTitle', { name: order.otherSide })}
        sticks
        acts={
          <>
            <p className={styles.hint}>{t('c2c-orders.payHint', { name: order.otherSide })}</p>
            <Button look="subtle" size="large" onClick={() => setAsked('cancel')}>
              {t('c2c-orders.cancel')}
            </Button>
            <Button look="primary" size="large" onClick={() => setAsked('paid')}>
              {t('c2c-orders.havePaid', texts)}
            </Button>
          </>
        }
      >
        <PayData order={order} />
      </StateCard>
      {asked === 'paid' && <PaidDialog order={order} onClose={close} />}
      {asked === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </>
  )
}
