import { Suspense, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { createWithdrawCodeOperation } from '#generated/operations/withdraw-codes.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { MakeSkeleton, RedeemSkeleton } from './loading-skeleton.tsx'
import { NewCode } from './new-code.tsx'
import styles from './withdraw-codes.module.css'

/** Forms and table are much script each: they come by themselves, and the page is there before them. */
const MakeCode = lazyChunk(() => import('./make-code.tsx').then(({ MakeCode: part }) => part))
const RedeemCode = lazyChunk(() => import('./redeem-code.tsx').then(({ RedeemCode: part }) => part))
const CodeList = lazyChunk(() => import('./code-list.tsx').then(({ CodeList: part }) => part))

/** Pixels of the title and a page of the list. */
const LIST = [24, 320]

/** /withdrawCode: coins put in a code, a code turned into coins, and what became of one's own (FEAT-10, STATE-03). */
export function WithdrawCodesScreen() {
  const t = useText<AreaKeys['withdraw-codes']>()
  const [made, setMade] = useState<WithdrawCode | null>(null)
  const [count, setCount] = useState(0)
  return (
    <Page title={t('withdraw-codes.title')}>
      <p className={styles.about}>{t('withdraw-codes.about')}</p>
      <div className={styles.columns}>
        <Card labelledBy="withdraw-codes-make" className={styles.form}>
          <h2 id="withdraw-codes-make" className={styles.subtitle}>
            {t('withdraw-codes.make')}
          </h2>
          <p className={styles.lead}>{t('withdraw-codes.makeText')}</p>
          <OperationGate operations={[createWithdrawCodeOperation]} waiting={<MakeSkeleton />}>
            {/* After a code the next one begins empty. */}
            <Suspense fallback={<MakeSkeleton />}>
              <MakeCode key={count} isNext={count > 0} onMade={setMade} />
            </Suspense>
          </OperationGate>
        </Card>
        <Card labelledBy="withdraw-codes-redeem" className={styles.form}>
          <h2 id="withdraw-codes-redeem" className={styles.subtitle}>
            {t('withdraw-codes.redeem')}
          </h2>
          <p className={styles.lead}>{t('withdraw-codes.redeemText')}</p>
          <Suspense fallback={<RedeemSkeleton />}>
            <RedeemCode />
          </Suspense>
        </Card>
      </div>
      <Suspense
        fallback={
          <Card className={styles.form}>
            <SkeletonRows heights={LIST} />
          </Card>
        }
      >
        <CodeList />
      </Suspense>
      {made !== null && (
        <NewCode
          code={made}
          onClose={() => {
            setMade(null)
            setCount(count + 1)
          }}
        />
      )}
    </Page>
  )
}
