import { Suspense, useContext, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { appealFrom } from '#src/web/c2c/order-times.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../order.module.css'

const AppealDialog = lazyChunk(() =>
  import('../dialogs/appeal-dialog.tsx').then(({ AppealDialog: part }) => part),
)

/** Asks staff; off until 30 minutes after the payment, with the time that is left beside it. */
export function AppealButton({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const now = useContext(Clock)
  const from = appealFrom(order)
  const [isTime, setTime] = useState(() => from !== null && from <= now())
  const [isAsked, setAsked] = useState(false)
  if (from === null) return null
  return (
    <>
      {!isTime && (
        <span id="appeal-wait" className={styles.wait}>
          {t('c2c-orders.appealIn.short')} <Countdown until={from} onOver={() => setTime(true)} />
        </span>
      )}
      <Button
        size="large"
        disabled={!isTime}
        {...(!isTime && { 'aria-describedby': 'appeal-wait' })}
        onClick={() => setAsked(true)}
      >
        {t('c2c-orders.appeal')}
      </Button>
      <Suspense>
        {isAsked && <AppealDialog orderSn={order.orderSn} onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  )
}
