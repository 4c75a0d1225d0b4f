import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestActivity } from '#generated/models/auto-invest-activity.ts'
import type { PastPoint } from '#src/core/earn/past-plan.ts'
import { averagePrice, profitOf, returnPercent } from '#src/core/earn/purchases.ts'
import { divide } from '#src/core/money/arithmetic.ts'
import { max, min } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Change, Gain, Price } from '#src/web/ui/numbers/price.tsx'
import { AmountRange } from '#src/web/ui/primitives/amount-range.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import stacked from '#src/web/ui/layout/stacked-facts.module.css'
import styles from './past-plan.module.css'

type PastPlanFiguresProps = {
  readonly product: AutoInvestActivity
  readonly amount: Decimal
  readonly last: PastPoint
  readonly points: readonly PastPoint[]
}

/** Worth, spending and profit of a plan of the past, its average cost, and the prices that it met. */
export function PastPlanFigures({ product, amount, last, points }: PastPlanFiguresProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const { coinUnit: unit, baseUnit: base } = product
  const prices = points.map(({ price }) => price)
  const times = formatDecimal(divide(last.spent, amount, 0), locale, { places: 0 })
  const [lowest, highest] = [prices.reduce(min, last.price), prices.reduce(max, last.price)]
  return (
    <dl className={`${stacked.facts ?? ''} ${styles.figures ?? ''}`}>
      <div className={styles.large}>
        <dt>{t('earn.worthToday')}</dt>
        <dd>
          <Amount value={last.value} places={2} minimumPlaces={2} unit={base} />
        </dd>
      </div>
      <div className={styles.large}>
        <dt>{t('earn.paidTimes', { times, amount: formatDecimal(amount, locale, { trim: true }) })}</dt>
        <dd>
          <Amount value={last.spent} places={2} minimumPlaces={2} unit={base} />
        </dd>
      </div>
      <div className={styles.large}>
        <dt>{t('earn.profit')}</dt>
        <dd className={styles.profit}>
          <Gain value={profitOf(last, last.price)} /> <Change percent={returnPercent(last, last.price)} />
        </dd>
      </div>
      <div>
        <dt>{t('earn.held')}</dt>
        <dd>
          <Amount value={last.held} unit={unit} trim />
        </dd>
      </div>
      <div>
        <dt>{t('earn.averageCost')}</dt>
        <dd>
          <Price value={averagePrice(last)} />
        </dd>
      </div>
      <div>
        <dt>{t('earn.lowestHighest')}</dt>
        <dd>
          <AmountRange from={lowest} to={highest} places={2} minimumPlaces={2} />
        </dd>
      </div>
    </dl>
  )
}
