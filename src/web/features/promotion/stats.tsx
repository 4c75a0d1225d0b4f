import { useIntl } from 'react-intl'
import { useGetMyPromotion } from '#generated/client/promotion/promotion.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { InviteStatistic } from '#generated/models/invite-statistic.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { parseDay } from '#src/core/time/day.ts'
import { formatDay } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { StatTile } from '#src/web/ui/layout/stat-tile.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './promotion.module.css'

type StatsProps = { readonly one: number | undefined; readonly two: number | undefined }

const PLACES = { USDT: 2, BTC: 8, ETH: 8 } as const

/**
 * Shows the results of the referral programme as of the last count, friends as of now. Before the first count all are
 * zero.
 */
export function Stats({ one, two }: StatsProps) {
  const t = useText<AreaKeys['promotion']>()
  const { formatNumber } = useIntl()
  const { data, error, isFetching, refetch } = useGetMyPromotion({ query: { select: dataOf } })
  if (error !== null && data === undefined)
    return (
      <Card className={styles.failed}>
        <ErrorState title={t('promotion.stats.error')} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      </Card>
    )
  const number = (count: number | undefined) =>
    count === undefined ? <Skeleton width={48} /> : formatNumber(count)
  const sum = (of: (counted: InviteStatistic) => Decimal) =>
    data === undefined ? (
      <Skeleton width={96} />
    ) : (
      <Amount value={data === null ? ZERO : of(data)} places={2} minimumPlaces={2} unit="USDT" />
    )
  return (
    <>
      <div className={styles.stats}>
        <StatTile
          label={t('promotion.stats.rebates')}
          value={sum(({ estimatedReward }) => estimatedReward)}
          note={data === undefined ? <Skeleton width={136} /> : <Coins counted={data} />}
        />
        <StatTile
          label={t('promotion.stats.extra')}
          value={sum(({ extraReward }) => extraReward)}
          note={t('promotion.stats.extraNote')}
        />
        <StatTile label={t('promotion.stats.one')} value={number(one)} note={t('promotion.stats.oneNote')} />
        <StatTile label={t('promotion.stats.two')} value={number(two)} note={t('promotion.stats.twoNote')} />
      </div>
      <p className={styles.counted}>
        {data === undefined ? <Skeleton width={320} /> : <Counted day={data?.stasticDate} />}
      </p>
    </>
  )
}

/** The same by coin, for servers that tell. */
function Coins({ counted }: { readonly counted: InviteStatistic | null }) {
  const { usdtReward = ZERO, btcReward = ZERO, ethReward = ZERO } = counted ?? {}
  return (
    <span className={styles.coins}>
      <Amount value={usdtReward} places={PLACES.USDT} unit="USDT" trim />
      <Amount value={btcReward} places={PLACES.BTC} unit="BTC" trim />
      <Amount value={ethReward} places={PLACES.ETH} unit="ETH" trim />
    </span>
  )
}

/** When it was counted; servers write the day as they like. */
function Counted({ day }: { readonly day: string | undefined }) {
  const t = useText<AreaKeys['promotion']>()
  const { locale } = useIntl()
  const { hours } = promotionTerms
  if (day === undefined) return t('promotion.stats.notCounted', { hours })
  const parsed = parseDay(day.slice(0, 10))
  return t('promotion.stats.counted', {
    hours,
    day: parsed === null ? day || NO_VALUE : formatDay(parsed, locale),
  })
}
