import { Megaphone24Regular } from '@fluentui/react-icons/svg/megaphone'
import type { ReactNode } from 'react'
import { usePreviewTrade } from '#generated/client/ads/ads.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { id } from '#src/core/contract/id.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { C2C_PATH, c2cPath } from '#src/web/paths/paths.ts'
import { Breadcrumb } from '#src/web/ui/layout/breadcrumb.tsx'
import { useContentTitle } from '#src/web/ui/layout/tab-title.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { sideOf } from '../market/offer-filter.ts'
import { AdFacts } from './ad-facts.tsx'
import styles from './ad.module.css'
import { TradeCard } from './trade-card.tsx'

/** Milliseconds until an ad is read again: floating prices change every 30 s. */
const PREVIEW_MS = 10_000

/** An ad: its terms, who is behind it, and the form that trades on it. */
export function AdScreen({ id: wanted }: { readonly id: string }) {
  const t = useText<AreaKeys['c2c']>()
  const { data, error, isFetching, dataUpdatedAt, refetch } = usePreviewTrade(
    { id: id(wanted) },
    { query: { select: dataOf, refetchInterval: PREVIEW_MS } },
  )
  const title =
    data === undefined
      ? null
      : t(sideOf(data.advertiseType) === 'buy' ? 'c2c.buyFrom' : 'c2c.sellTo', {
          unit: data.unit,
          name: data.username,
        })
  useContentTitle(title)
  if (data !== undefined)
    return (
      <AdLayout
        title={title ?? ''}
        market={c2cPath(data.unit)}
        form={<TradeCard adId={wanted} ad={data} checkedAt={dataUpdatedAt} renew={refetch} />}
      >
        <AdFacts ad={data} />
      </AdLayout>
    )
  const waiting = (
    <Card className={styles.card}>
      <SkeletonRows heights={[40, 24, 48, 48, 24, 24, 48]} />
    </Card>
  )
  if (error === null)
    return (
      <AdLayout title={t('c2c.adTitle')} market={C2C_PATH} form={waiting}>
        {[104, 168, 96].map((height) => (
          <Card key={height} className={styles.card}>
            <SkeletonRows heights={[height]} />
          </Card>
        ))}
      </AdLayout>
    )
  return (
    <AdLayout title={t('c2c.adTitle')} market={C2C_PATH} form={null}>
      <Card>
        {error instanceof ApiError && error.kind === 'refused' ? (
          <EmptyState
            icon={<Megaphone24Regular />}
            title={t('c2c.adGone')}
            action={<LinkButton to={C2C_PATH}>{t('c2c.otherAds')}</LinkButton>}
          >
            {t('c2c.adGoneText')}
          </EmptyState>
        ) : (
          <ErrorState title={t('c2c.adError')} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
      </Card>
    </AdLayout>
  )
}

type AdLayoutProps = {
  readonly title: string
  readonly market: string
  /** Before the facts on a phone and for keyboards, at their right on a wide screen; null where there is none. */
  readonly form: ReactNode
  readonly children: ReactNode
}

function AdLayout({ title, market, form, children }: AdLayoutProps) {
  const t = useText<AreaKeys['c2c']>()
  return (
    <div className={styles.page} data-form={form !== null}>
      <div className={styles.head}>
        <Breadcrumb from={{ to: market, label: t('c2c.market') }} here={t('c2c.adTitle')} />
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
      {form !== null && <div className={styles.form}>{form}</div>}
      <div className={styles.facts}>{children}</div>
    </div>
  )
}
