import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { CONVERT_HISTORY_PATH } from '#src/web/paths/paths.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './convert.module.css'
import { useConversions } from './use-conversions.ts'

const SHOWN = 5

/** The member's latest conversions, as the exchange booked them. */
export function LatestCard() {
  const t = useText<AreaKeys['convert']>()
  const { locale } = useIntl()
  const { rows, error, isFetching, refetch } = useConversions()
  return (
    <Card labelledBy="convert-latest" className={styles.side}>
      <h2 id="convert-latest" className={styles.subtitle}>
        {t('convert.latest')}
      </h2>
      {rows !== undefined ? (
        <>
          <ul className={styles.rows}>
            {rows.slice(0, SHOWN).map(({ id, fromAmount, fromUnit, toAmount, toUnit, createTime }) => (
              <li key={id} className={styles.row}>
                <span>
                  <Amount value={fromAmount} unit={fromUnit} trim /> →{' '}
                  <Amount value={toAmount} unit={toUnit} trim />
                </span>
                <span className={styles.when}>{formatInstant(createTime, locale, 'minute')}</span>
              </li>
            ))}
          </ul>
          {rows.length === 0 ? (
            <p className={styles.quiet}>{t('convert.noneYet')}</p>
          ) : (
            <Link to={CONVERT_HISTORY_PATH} className={styles.link}>
              {t('convert.history')}
            </Link>
          )}
        </>
      ) : error !== null ? (
        <ErrorState title={t('convert.historyError')} busy={isFetching} onRetry={refetch}>
          {error.message}
        </ErrorState>
      ) : (
        <div className={styles.waiting}>
          <LoadingNote />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </div>
      )}
    </Card>
  )
}
