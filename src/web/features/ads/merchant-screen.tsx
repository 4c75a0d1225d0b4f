import { Link, useLocation } from 'react-router-dom'
import { useGetMerchantStatus } from '#generated/client/merchant/merchant.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { MerchantStatus } from '#generated/models/merchant-status.ts'
import { applyAsMerchantOperation } from '#generated/operations/merchant.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { REVIEW_MS } from '#src/web/client/member-facts.ts'
import { backOf } from '#src/web/paths/back-link.ts'
import { MY_ADS_PATH } from '#src/web/paths/paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AdGate } from './ad-gate.tsx'
import styles from './ads.module.css'
import { ApplyAsMerchant } from './apply-as-merchant.tsx'
import { AskForDeposit } from './ask-for-deposit.tsx'
import { isReviewed, mayApply, mayLeave, mayPost } from './merchant.ts'
import { MerchantOpen } from './merchant-open.tsx'
import { MerchantProgress } from './merchant-progress.tsx'
import { MerchantSkeleton } from './merchant-skeleton.tsx'

const BENEFITS = ['booth', 'service', 'fees'] as const

/** /identbusiness: apply, see where it stands, go on to the ads, ask for the deposit back (FEAT-19, STATE-15). */
export function MerchantScreen() {
  const t = useText<AreaKeys['ads']>()
  const back = backOf(useLocation().search)
  const { data, error, isFetching, refetch } = useGetMerchantStatus({
    query: {
      select: dataOf,
      refetchInterval: ({ state }) =>
        state.data !== undefined && isReviewed(state.data.data.certifiedBusinessStatus) ? REVIEW_MS : false,
    },
  })
  return (
    <FormPage
      title={t('ads.merchant.title')}
      text={t('ads.merchant.text')}
      from={{ to: MY_ADS_PATH, label: t('ads.title') }}
      aside={<Benefits />}
    >
      {data !== undefined ? (
        <div className={styles.stack}>
          {back !== null && (
            <p>
              <Link to={back} className={styles.backLink}>
                {t('ads.back')}
              </Link>
            </p>
          )}
          <MerchantProgress info={data} />
          {mayPost(data.certifiedBusinessStatus) && <MerchantOpen />}
          {mayApply(data.certifiedBusinessStatus) && (
            <AdGate operation={applyAsMerchantOperation}>
              <ApplyAsMerchant again={data.certifiedBusinessStatus !== MerchantStatus.NOT_CERTIFIED} />
            </AdGate>
          )}
          {mayLeave(data.certifiedBusinessStatus) && <AskForDeposit />}
        </div>
      ) : error !== null ? (
        <Card>
          <ErrorState title={t('ads.merchant.error')} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <MerchantSkeleton />
      )}
    </FormPage>
  )
}

function Benefits() {
  const t = useText<AreaKeys['ads']>()
  return (
    <Card labelledBy="merchant-benefits" className={styles.form}>
      <h2 id="merchant-benefits" className={styles.subtitle}>
        {t('ads.merchant.benefits')}
      </h2>
      <ul className={styles.benefits}>
        {BENEFITS.map((one) => (
          <li key={one}>{t(`ads.merchant.${one}`)}</li>
        ))}
      </ul>
    </Card>
  )
}
