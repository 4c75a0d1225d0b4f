import { useCancelMerchant } from '#generated/client/merchant/merchant.ts'
import { merchantRefundForm } from '#generated/forms/merchant-refund/form.ts'
import type { MerchantRefundValue } from '#generated/forms/merchant-refund/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/merchant-refund/request.ts'
import { useState } from 'react'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import type { Pause } from '#src/web/forms/use-schema-form.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import styles from './ads.module.css'

/** Asks for the deposit back, which ends the certification (STATE-15). */
export function AskForDeposit() {
  const t = useText<AreaKeys['ads']>()
  const { mutateAsync: leave } = useCancelMerchant()
  // The form waits until the question is answered.
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null)

  async function submit(value: MerchantRefundValue, pause: Pause): Promise<void> {
    const isMeant = await pause(new Promise<boolean>((resolve) => setAnswer(() => resolve)))
    setAnswer(null)
    if (!isMeant) return
    await leave({ data: toRequest(value) })
    showToast({ kind: 'success', title: t('ads.merchant.asked') })
    await untilFresh()
  }

  return (
    <Card labelledBy="merchant-leave" className={styles.form}>
      <h2 id="merchant-leave" className={styles.subtitle}>
        {t('ads.merchant.leave')}
      </h2>
      <p className={styles.lead}>{t('ads.merchant.leaveText')}</p>
      <SchemaForm form={merchantRefundForm} onSubmit={submit} submitLook="secondary" />
      {answer !== null && (
        <ConfirmDialog
          title={t('ads.merchant.leaveConfirm')}
          action={t('ads.merchant.leaveAction')}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        >
          {t('ads.merchant.leaveText')}
        </ConfirmDialog>
      )}
    </Card>
  )
}
