import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './lab.module.css'
import type { Release } from './schedule.ts'

type ScheduleTableProps = {
  readonly releases: readonly Release[]
  readonly unit: string
  /** Says of each release whether it has come. */
  readonly withState?: boolean
}

/** The releases of a lock with their dates, and what is left after each. */
export function ScheduleTable({ releases, unit, withState = false }: ScheduleTableProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  return (
    <table className={styles.schedule} aria-label={t('lab.schedule')} data-states={withState}>
      <thead>
        <tr>
          <th scope="col">{t('lab.column.number')}</th>
          <th scope="col">{t('lab.column.date')}</th>
          <th scope="col" className={styles.end}>
            {t('lab.column.release', { unit })}
          </th>
          <th scope="col" className={`${styles.end ?? ''} ${styles.after ?? ''}`}>
            {t('lab.column.left')}
          </th>
          {withState && (
            <th scope="col" className={styles.end}>
              {t('lab.column.state')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {releases.map(({ number, time, amount, left, state }) => (
          <tr key={number} data-state={state}>
            <td>{number}</td>
            <td>{time === null ? NO_VALUE : formatInstant(time, locale, 'short')}</td>
            <td className={styles.end}>
              <Amount value={amount} trim />
            </td>
            <td className={`${styles.end ?? ''} ${styles.after ?? ''}`}>
              <Amount value={left} trim />
            </td>
            {withState && (
              <td className={styles.end}>
                {state === 'done' && <Badge tone="good">{t('lab.released')}</Badge>}
                {state === 'now' && <Badge tone="active">{t('lab.next')}</Badge>}
                {state === 'ahead' && <span className={styles.quiet}>{t('lab.toCome')}</span>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
