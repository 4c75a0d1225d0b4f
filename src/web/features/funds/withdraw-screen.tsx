import { Eye16Regular } from '@fluentui/react-icons/svg/eye'
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { Suspense } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { createWithdrawalOperation } from '#generated/operations/withdraw.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './funds.module.css'
import { WithdrawSkeleton } from './withdraw-skeleton.tsx'

/** Form and table come each by itself: neither has to wait for the other. */
const WithdrawPlace = lazyChunk(() =>
  import('./withdraw-form-loader.tsx').then(({ WithdrawFormLoader: part }) => part),
)
const WithdrawalRecords = lazyChunk(() =>
  import('./withdrawal-records.tsx').then(({ WithdrawalRecords: part }) => part),
)

/** Pixels of a full page of records. */
const RECORDS_HEIGHT = 720

/** /withdraw: coin, network, address, fee before, code and fund password, and what went out (FEAT-09, ENT-09). */
export function WithdrawScreen() {
  const t = useText<AreaKeys['funds']>()
  return (
    <Page title={t('funds.withdraw')}>
      <div className={styles.split}>
        <Card className={styles.main}>
          <OperationGate operations={[createWithdrawalOperation]} waiting={<WithdrawSkeleton />}>
            <Suspense fallback={<WithdrawSkeleton />}>
              <WithdrawPlace />
            </Suspense>
          </OperationGate>
        </Card>
        <Card labelledBy="withdraw-notes" className={styles.aside}>
          <h2 id="withdraw-notes" className={styles.title}>
            {t('funds.howWithdraw')}
          </h2>
          <ul className={styles.notes}>
            <li>
              <Warning16Regular aria-hidden />
              {t('funds.withdrawNote.final')}
            </li>
            <li>
              <Eye16Regular aria-hidden />
              {t('funds.withdrawNote.review')}
            </li>
            <li>
              <LockClosed16Regular aria-hidden />
              {t('funds.withdrawNote.protect')}
            </li>
          </ul>
        </Card>
      </div>
      <Suspense
        fallback={
          <Card className={styles.records}>
            <Skeleton height={RECORDS_HEIGHT} />
          </Card>
        }
      >
        <WithdrawalRecords />
      </Suspense>
    </Page>
  )
}
