import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toChartNumber } from '#src/core/money/chart.ts'
import { add, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './parts.module.css'

type BreakEvenProps = {
  /** Share of stakes that must win. */
  readonly share: Decimal
  /** The fees that it counts. */
  readonly children?: ReactNode
}

const PLACES = 2
const HALF = decimal('0.005')

/** No money, which is cut: cut off, the share would promise that less is enough. */
const nearest = (percent: Decimal): Decimal => truncate(add(percent, HALF), PLACES)

/** The share of stakes that must win for the member to lose nothing, beside that of a coin toss. */
export function BreakEven({ share, children }: BreakEvenProps) {
  const t = useText<AreaKeys['stakes']>()
  const { locale } = useIntl()
  const percent = nearest(toPercent(share))
  return (
    <div className={styles.breakEven}>
      <p>
        <span>{t('stakes.breakEven')}</span>
        <span>
          {t('stakes.breakEven.share', {
            share: percentText(percent, locale, { places: PLACES, minimumPlaces: PLACES }),
          })}
        </span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <i style={{ width: `${Math.min(100, toChartNumber(percent))}%` }} />
      </div>
      <p className={styles.note}>
        {t('stakes.breakEven.coinToss')} {children}
      </p>
    </div>
  )
}
