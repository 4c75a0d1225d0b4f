import { useState } from 'react'
import { useReleaseOtcOrder } from '#generated/client/otc/otc.ts'
import { otcReleaseForm } from '#generated/forms/otc-release/form.ts'
import type { OtcReleaseValue } from '#generated/forms/otc-release/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { releaseOtcOrderOperation } from '#generated/operations/otc.ts'
import { toRequest } from '#forms/otc-release/request.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import styles from './order.module.css'
import { useOrderTexts } from './use-order-texts.ts'

const OPERATIONS = [releaseOtcOrderOperation]

/** Releases the coins: the seller says that the money is there, then types the fund password. It is final. */
export function ReleaseForm({ order }: { readonly order: OtcOrderDetail }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const [seen, setSeen] = useState(false)
  const { mutateAsync: release } = useReleaseOtcOrder()
  const values = { ...useOrderTexts(order), name: order.otherSide }

  async function submit(value: OtcReleaseValue): Promise<void> {
    await release({ data: toRequest(value, order.orderSn) })
    showToast({ kind: 'success', title: t('c2c-orders.isReleased', values) })
    await untilFresh()
  }

  return (
    <OperationGate operations={OPERATIONS}>
      <label className={styles.tick}>
        <input type="checkbox" checked={seen} onChange={(event) => setSeen(event.target.checked)} />
        <span>{t('c2c-orders.seeMoney', values)}</span>
      </label>
      {seen ? (
        <>
          <p className={styles.second}>{t('c2c-orders.releaseFinal', values)}</p>
          <SchemaForm
            form={otcReleaseForm}
            onSubmit={submit}
            submitText={t('c2c-orders.release', values)}
            submitLook="danger"
            focusFirst
          />
        </>
      ) : (
        <p className={styles.second}>{t('c2c-orders.tickFirst')}</p>
      )}
    </OperationGate>
  )
}
