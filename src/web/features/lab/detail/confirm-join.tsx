import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { JoinableKind } from '../activity-kind.ts'
import { amountUnit, coins, quantity } from '../amount-text.ts'
import styles from '../lab.module.css'
import { costOfJoining } from './cost.ts'
import type { Held } from './held.ts'
import { timesUsed } from './limits.ts'

type ConfirmJoinProps = {
  readonly activity: Activity
  readonly kind: JoinableKind
  readonly held: Held
  readonly amount: Decimal
  readonly answer: (accepted: boolean) => void
}

/** Asks before money is frozen: for what, until when, what becomes of it, and that it cannot be taken back. */
export function ConfirmJoin({ activity, kind, held, amount, answer }: ConfirmJoinProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const write = { t, locale }
  const { acceptUnit, price, lockedFee, distributeTime = null, limitTimes } = activity
  const given = coins(costOfJoining(activity, amount), acceptUnit, write)
  const used = held.orders === null ? null : timesUsed(held.orders)
  const isLast = limitTimes > 0 && used !== null && used + 1 >= limitTimes
  return (
    <ConfirmDialog
      title={t('lab.confirmTitle', { amount: given })}
      action={t('lab.joinWith', { amount: given })}
      back={t('lab.back')}
      look="primary"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <Facts>
        <Fact
          name={t(kind === 'sharing' ? 'lab.youFreeze' : kind === 'lock' ? 'lab.youLock' : 'lab.youWant')}
        >
          {quantity(amount, amountUnit(activity), write)}
        </Fact>
        {isPositive(price ?? ZERO) && (kind === 'subscription' || kind === 'mining') && (
          <Fact name={t('lab.fact.price')}>{coins(price ?? ZERO, acceptUnit, write)}</Fact>
        )}
        {kind === 'lock' && isPositive(lockedFee ?? ZERO) && (
          <Fact name={t('lab.fact.fee')}>
            {t('lab.feeKept', { amount: coins(lockedFee ?? ZERO, acceptUnit, write) })}
          </Fact>
        )}
        <Fact name={t('lab.frozenUntil')}>
          {distributeTime === null
            ? t('lab.theDistribution')
            : formatInstant(distributeTime, locale, 'minute')}
        </Fact>
        <Fact name={t('lab.fact.afterwards')}>{t(`lab.afterwards.${kind}`)}</Fact>
      </Facts>
      <p className={styles.warning}>
        {t('lab.noWayBack')} {isLast && t('lab.lastTime')}
      </p>
    </ConfirmDialog>
  )
}
