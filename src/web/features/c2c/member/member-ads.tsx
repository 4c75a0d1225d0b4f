import { Person24Regular } from '@fluentui/react-icons/svg/person'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useGetAdsOfMember } from '#generated/client/ads/ads.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AdOffer } from '#generated/models/ad-offer.ts'
import { MemberLevel } from '#generated/models/member-level.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { Person } from '#src/web/c2c/person.tsx'
import { C2C_PATH } from '#src/web/paths/paths.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { useContentTitle } from '#src/web/ui/layout/tab-title.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import styles from '../c2c.module.css'
import { Flags } from '../ad/flags.tsx'
import { AdTable } from './ad-table.tsx'

/** A member who advertises: record, flags, and all ads. */
export function MemberAds({ name }: { readonly name: string }) {
  const t = useText<AreaKeys['c2c']>()
  const { locale } = useIntl()
  const { data, error, isFetching, refetch } = useGetAdsOfMember({ name }, { query: { select: dataOf } })
  useContentTitle(name)
  const isCertified = useMemo(() => [...(data?.buy ?? []), ...(data?.sell ?? [])].some(isOfMerchant), [data])
  return (
    <Page title={name} actions={<LinkButton to={C2C_PATH}>{t('c2c.market')}</LinkButton>}>
      {data !== undefined ? (
        <div className={styles.stack}>
          <Card className={styles.card}>
            <Person name={data.username} isCertified={isCertified} trades={data.transactions} size={40} />
            <Flags of={data} />
            <p className={styles.second}>
              {t('c2c.since', { date: formatInstant(data.createTime, locale, 'day') })}
            </p>
          </Card>
          <AdTable title="c2c.sells" name={name} ads={data.sell} side="buy" />
          <AdTable title="c2c.buys" name={name} ads={data.buy} side="sell" />
        </div>
      ) : (
        <Card className={styles.card}>
          {error === null ? (
            <SkeletonRows heights={[40, 24, 56, 56, 56]} />
          ) : error instanceof ApiError && error.kind === 'refused' ? (
            <EmptyState
              icon={<Person24Regular />}
              title={t('c2c.memberGone')}
              action={<LinkButton to={C2C_PATH}>{t('c2c.market')}</LinkButton>}
            >
              {t('c2c.memberGoneText')}
            </EmptyState>
          ) : (
            <ErrorState title={t('c2c.memberError')} busy={isFetching} onRetry={() => void refetch()}>
              {error.message}
            </ErrorState>
          )}
        </Card>
      )}
    </Page>
  )
}

const isOfMerchant = ({ level }: AdOffer): boolean => level === MemberLevel.IDENTIFICATION
