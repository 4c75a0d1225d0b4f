import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { ActivityType } from '#generated/models/activity-type.ts'
import { max, min } from '#src/core/money/compare.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { decimal, ZERO } from '#src/core/money/decimal.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { ProgressBar } from '#src/web/ui/states/progress.tsx'
import { kindOf } from './activity-kind.ts'
import { quantity, supplyUnit } from './amount-text.ts'
import styles from './lab.module.css'

type ActivityProgressProps = {
  readonly activity: Activity
  /** Large, with what is left. */
  readonly large?: boolean
}

/** Shows how much of an activity is taken; of position sharing, how much of its time has passed. */
export function ActivityProgress({ activity, large = false }: ActivityProgressProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const { progress, totalSupply, tradedAmount, type } = activity
  const write = { t, locale }
  const percent = percentText(decimal(`${progress}`), locale, {})
  const unit = supplyUnit(activity)
  const isTime = kindOf(type) === 'sharing'
  const taken = min(tradedAmount, totalSupply)
  const left = quantity(max(subtract(totalSupply, tradedAmount), ZERO), unit, write)
  const supply = quantity(totalSupply, unit, write)
  const isAskedFor = type === ActivityType.SHARED_SALE
  const name = isAskedFor
    ? t('lab.askedFor')
    : isTime
      ? t('lab.timePassed')
      : t('lab.taken', { amount: quantity(taken, unit, write) })
  const rest =
    isTime || isAskedFor
      ? t('lab.shared', { amount: supply })
      : large
        ? t('lab.left', { amount: left })
        : t('lab.of', { amount: supply })
  return (
    <div className={styles.progress} data-large={large}>
      <span className={styles.between}>
        <span>
          <b>{percent}</b> <span className={styles.quiet}>{name}</span>
        </span>
        <span className={styles.quiet}>{rest}</span>
      </span>
      <ProgressBar
        bare
        label={isTime ? t('lab.timePassed') : t('lab.progress')}
        share={progress / 100}
        text={percent}
      />
    </div>
  )
}
