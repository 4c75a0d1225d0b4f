import { useContext } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { interestOf } from '#src/core/earn/interest.ts'
import { add } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { rateText } from '../rate-text.ts'
import { scheduleOf } from './order-schedule.ts'

type ConfirmOrderProps = {
  readonly product: LockedSavingsActivity
  readonly amount: Decimal
  readonly answer: (accepted: boolean) => void
}

/** Asks before an amount is fixed: until when, and what comes back. */
export function ConfirmOrder({ product, amount, answer }: ConfirmOrderProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const now = useContext(Clock)
  const { coinUnit: unit, rate, duration } = product
  const { start, end } = scheduleOf(product, now())
  const interest = interestOf(amount, rate, duration)
  const written = formatDecimal(amount, locale, { unit, trim: true })
  return (
    <ConfirmDialog
      title={t('earn.confirmTitle', { amount: written })}
      action={t('earn.lock', { amount: written })}
      look="primary"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <Facts>
        <Fact name={t('earn.rate')}>{rateText(rate, locale)}</Fact>
        <Fact name={t('earn.firstDay')}>{formatInstant(start, locale, 'minute')}</Fact>
        <Fact name={t('earn.redemption')}>{formatInstant(end, locale, 'minute')}</Fact>
        <Fact name={t('earn.interest')}>
          <Amount value={interest} unit={unit} trim />
        </Fact>
        <Fact name={t('earn.back')} strong>
          <Amount value={add(amount, interest)} unit={unit} trim />
        </Fact>
      </Facts>
      <p>{t('earn.fixedUntil', { date: formatInstant(end, locale, 'minute') })}</p>
    </ConfirmDialog>
  )
}
