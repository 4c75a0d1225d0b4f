import { History20Regular } from '@fluentui/react-icons/svg/history'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListConvertCoins } from '#generated/client/convert/convert.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { CONVERT_HISTORY_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AboutCard } from './about-card.tsx'
import { ConvertForm } from './convert-form.tsx'
import styles from './convert.module.css'
import { LatestCard } from './latest-card.tsx'
import { pairOf, valueOf } from './link.ts'
import type { Pair } from './use-quote.ts'

const DRAFT = 'convert'

/** /convert: one coin into another at one price (FEAT-13). `?from=BTC&to=USDT&amount=1` begins with that. */
export function ConvertScreen() {
  const t = useText<AreaKeys['convert']>()
  const isMember = useSession().status === 'member'
  const [query] = useSearchParams()
  const coins = useListConvertCoins({ query: { select: dataOf } })
  const [done, setDone] = useState<{ readonly count: number; readonly pair: Pair | null }>({
    count: 0,
    pair: null,
  })
  const asked = useMemo(
    () => valueOf(query, coins.data?.map(({ coinUnit }) => coinUnit) ?? []),
    [query, coins.data],
  )
  const initial = done.pair ?? asked ?? pairOf()
  const isFree = done.pair === null && asked === null
  return (
    <Page
      title={t('convert.title')}
      actions={
        <LinkButton to={CONVERT_HISTORY_PATH} icon={<History20Regular />}>
          {t('convert.history')}
        </LinkButton>
      }
    >
      <div className={styles.columns}>
        <Card className={styles.form}>
          {coins.data !== undefined ? (
            coins.data.length === 0 ? (
              <EmptyState icon={<History20Regular />} title={t('convert.closed')}>
                {t('convert.closedText')}
              </EmptyState>
            ) : (
              <ConvertForm
                // After a conversion the next one begins with an empty amount.
                key={done.count}
                coins={coins.data}
                initial={initial}
                isNext={done.count > 0}
                {...(isFree && { draftKey: DRAFT })}
                onDone={(pair) => setDone(({ count }) => ({ count: count + 1, pair }))}
              />
            )
          ) : coins.error !== null ? (
            <ErrorState
              title={t('convert.error')}
              busy={coins.isFetching}
              onRetry={() => void coins.refetch()}
            >
              {coins.error.message}
            </ErrorState>
          ) : (
            <div className={styles.waiting}>
              <LoadingNote />
              <Skeleton height={64} />
              <Skeleton height={64} />
              <Skeleton height={64} />
              <Skeleton height={120} />
              <Skeleton height={40} />
            </div>
          )}
        </Card>
        <div className={styles.asides}>
          {isMember && <LatestCard />}
          <AboutCard />
        </div>
      </div>
    </Page>
  )
}
