import { useGetMyInfo } from '#generated/client/member/member.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import styles from './ads.module.css'
import { merchantControls } from './merchant-form.ts'

const STEPS = ['applied', 'review', 'certified']

/** In the measures of the certification's steps and of the application, which most who come here have before them. */
export function MerchantSkeleton() {
  const { data: me } = useGetMyInfo({ query: { select: dataOf } })
  return (
    <div className={styles.stack}>
      <Card className={styles.form}>
        <div className={styles.stateHead}>
          <Skeleton height={24} width="40%" />
        </div>
        {STEPS.map((step) => (
          <div key={step} className={styles.waitingStep}>
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </div>
        ))}
      </Card>
      {/* Its fields depend on the country: one that came late would move what stands below. */}
      {me !== undefined && (
        <Card className={styles.form}>
          <Skeleton height={24} width="60%" />
          <div className={styles.lead}>
            <Skeleton height={20} />
          </div>
          <FormSkeleton controls={merchantControls(me.country)} />
        </Card>
      )}
    </div>
  )
}
