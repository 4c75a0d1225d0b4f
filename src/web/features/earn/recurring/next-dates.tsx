import { useContext } from 'react'
import { useIntl } from 'react-intl'
import type { RecurringPlanValue } from '#generated/forms/recurring-plan/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { localAhead } from '../local-clock.ts'
import styles from '../earn.module.css'
import { planDates } from './plan-dates.ts'

const SHOWN = 4

/** The first purchases of a plan, as its form stands. */
export function NextDates({ value }: { readonly value: Partial<RecurringPlanValue> }) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const now = useContext(Clock)()
  const dates = planDates(value, { now, ahead: localAhead(now), count: SHOWN })
  if (dates === null) return null
  return (
    <div className={styles.next}>
      <p className={styles.small}>{t('earn.firstPurchases')}</p>
      <ol>
        {dates.map((date) => (
          <li key={date}>
            <b>{formatInstant(date, locale, 'date')}</b>
            <span className={styles.small}>{formatInstant(date, locale, 'clock')}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
