import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useContext } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { interestOf } from '#src/core/earn/interest.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Timeline } from '#src/web/ui/states/timeline.tsx'
import { rateText } from '../rate-text.ts'
import styles from '../earn.module.css'
import { scheduleOf } from './order-schedule.ts'

type ScheduleProps = {
  readonly product: LockedSavingsActivity
  /** Null before it was typed. */
  readonly amount: Decimal | null
}

/** Shows before an order is placed what comes of it: interest, its days, and that it is fixed until then. */
export function Schedule({ product, amount }: ScheduleProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const now = useContext(Clock)
  const { coinUnit: unit, rate, duration } = product
  const { start, end } = scheduleOf(product, now())
  const interest = amount === null ? null : interestOf(amount, rate, duration)
  const write = (value: Decimal): string => formatDecimal(value, locale, { unit, trim: true })
  const at = (time: typeof end): string => formatInstant(time, locale, 'minute')
  return (
    <div className={styles.schedule}>
      <output className={styles.result}>
        <span className={styles.small}>{t('earn.interestAtEnd')}</span>
        <span className={styles.figure}>
          <Amount value={interest} unit={unit} trim sign="always" />
        </span>
        <span className={styles.small}>
          {t('earn.formula', {
            amount: amount === null ? t('earn.amount') : formatDecimal(amount, locale, { trim: true }),
            rate: rateText(rate, locale),
            count: duration,
          })}
        </span>
      </output>
      <Timeline
        label={t('earn.schedule')}
        steps={[
          { id: 'buy', title: t('earn.onBuying'), text: t('earn.leavesSpot'), state: 'now' },
          { id: 'start', title: at(start), text: t('earn.firstDay'), state: 'ahead' },
          {
            id: 'end',
            title: at(end),
            text:
              amount === null || interest === null
                ? t('earn.backInSpot')
                : t('earn.backAmount', { amount: write(amount), interest: write(interest) }),
            state: 'ahead',
          },
        ]}
      />
      <p className={styles.fixed}>
        <LockClosed16Regular aria-hidden />
        <span>{t('earn.fixedUntil', { date: at(end) })}</span>
      </p>
    </div>
  )
}
