import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Timeline } from '#src/web/ui/states/timeline.tsx'
import type { JoinableKind } from '../activity-kind.ts'
import { amountUnit, coins, quantity } from '../amount-text.ts'
import styles from '../lab.module.css'
import { scheduleOfJoining } from '../schedule.ts'
import { ScheduleTable } from '../schedule-table.tsx'
import { costOfJoining } from './cost.ts'
import { moneySteps } from './steps-of-money.ts'

type MoneyStepsProps = {
  readonly activity: Activity
  readonly kind: JoinableKind
  /** Null before it was typed. */
  readonly amount: Decimal | null
  /** Available in the spot account; null while that is not known. */
  readonly balance?: Decimal | null
}

/** Shows before anybody takes part what is given, what becomes of it and when, and that it cannot be taken back (STATE-10). */
export function MoneySteps({ activity, kind, amount, balance = null }: MoneyStepsProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const write = { t, locale }
  const { acceptUnit, unit, lockedUnit } = activity
  const releases = kind === 'lock' && amount !== null ? scheduleOfJoining(activity, amount) : []
  return (
    <div className={styles.money}>
      {amount !== null && (
        <output className={styles.result}>
          <span className={styles.small}>{t('lab.youGive')}</span>
          <span className={styles.figure}>
            <Amount value={costOfJoining(activity, amount)} unit={acceptUnit} trim />
          </span>
          <span className={styles.small}>{formulaOf(activity, kind, amount)}</span>
          {balance !== null && (
            <span className={styles.small}>
              {t('lab.inSpot', { amount: coins(balance, acceptUnit, write) })}
            </span>
          )}
        </output>
      )}
      <Timeline label={t('lab.moneySteps')} steps={moneySteps(activity, kind, amount, write)} />
      {releases.length > 0 && (
        <details className={styles.details}>
          <summary>{t('lab.wholeSchedule')}</summary>
          <ScheduleTable releases={releases} unit={lockedUnit ?? unit} />
        </details>
      )}
      <p className={styles.fixed}>
        <LockClosed16Regular aria-hidden />
        <span>{t('lab.noWayBackText')}</span>
      </p>
    </div>
  )

  function formulaOf({ price, lockedFee }: Activity, of: JoinableKind, wanted: Decimal): string {
    const own = quantity(wanted, amountUnit(activity), write)
    if (of === 'lock' && lockedFee !== null && isPositive(lockedFee))
      return t('lab.plusFee', { amount: own, fee: coins(lockedFee, acceptUnit, write) })
    if ((of === 'subscription' || of === 'mining') && price !== null)
      return t('lab.timesPrice', { amount: own, price: coins(price, acceptUnit, write) })
    return ''
  }
}
