import { useContext } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsOrder } from '#generated/models/locked-savings-order.ts'
import { elapsedDays } from '#src/core/earn/term.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { ProgressBar } from '#src/web/ui/states/progress.tsx'
import styles from '../earn.module.css'
import { rateText } from '../rate-text.ts'
import { termText } from '../term-text.ts'
import { accruedUntil } from './accrued-until.ts'

type OrderProps = { readonly order: LockedSavingsOrder }

/** The interest that an order has earned until now. */
export function Accrued({ order }: OrderProps) {
  const now = useContext(Clock)
  return <Amount value={accruedUntil(order, now())} unit={order.coinUnit} trim />
}

/** The term of an order, its rate, and how many of its days have passed. */
export function TermProgress({ order }: OrderProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const now = useContext(Clock)
  const { startTime, duration, rate } = order
  const day = elapsedDays(startTime, duration, now())
  const passed = t('earn.dayOf', { day, count: duration })
  return (
    <span className={styles.term}>
      <span>{t('earn.termAt', { term: termText(order, t), rate: rateText(rate, locale) })}</span>
      <ProgressBar bare label={t('earn.term')} share={day / duration} text={passed} />
      <span className={styles.small}>{passed}</span>
    </span>
  )
}
