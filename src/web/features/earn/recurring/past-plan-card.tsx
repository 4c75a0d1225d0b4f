import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { RecurringPlanValue } from '#generated/forms/recurring-plan/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { AutoInvestCycle } from '#generated/models/auto-invest-cycle.ts'
import type { AutoInvestActivity } from '#generated/models/auto-invest-activity.ts'
import { pastPlan } from '#src/core/earn/past-plan.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { cycleOf } from '../cycle.ts'
import earn from '../earn.module.css'
import { PastPlanChart } from './past-plan-chart.tsx'
import { PastPlanFigures } from './past-plan-figures.tsx'
import { DAYS, type Period, PERIODS, usePastPrices } from './past-prices.ts'
import styles from './past-plan.module.css'
import { periodText } from './period-text.ts'
import { pairOf } from './recurring-products.ts'

type PastPlanCardProps = {
  readonly product: AutoInvestActivity
  readonly value: Partial<RecurringPlanValue>
}

/** Counted with until an amount is typed. */
const USUAL = decimal('100')

/** The plan of the form as it would have gone in the past; it says that the past promises nothing. */
export function PastPlanCard({ product, value }: PastPlanCardProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const id = useId()
  const [period, setPeriod] = useState<Period>('365')
  const { data, error, isFetching, refetch } = usePastPrices(pairOf(product), DAYS[period])
  const typed = parseDecimal(value.amount ?? '')
  const amount = typed !== null && isPositive(typed) ? typed : USUAL
  const cycle = cycleOf(value.cycle ?? AutoInvestCycle.WEEKLY)
  const points = data === undefined ? [] : pastPlan({ amount, cycle, fee: product.fee }, data)
  const last = points.at(-1)
  const rate = percentText(toPercent(product.fee), locale, { trim: true })
  return (
    <Card labelledBy={id} className={earn.past}>
      <div className={earn.cardHead}>
        <h2 id={id} className={earn.cardTitle}>
          {t('earn.pastPlan', { unit: product.coinUnit })}
        </h2>
        <Segments
          label={t('earn.period')}
          look="chips"
          value={period}
          options={PERIODS.map((days) => ({ value: days, label: periodText(DAYS[days], t) }))}
          onChange={setPeriod}
        />
      </div>
      <div className={styles.body}>
        {data === undefined && error !== null ? (
          <ErrorState title={t('earn.pricesError')} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : data === undefined ? (
          <>
            <LoadingNote />
            <Skeleton height={48} />
            <Skeleton height={276} />
            <Skeleton height={48} />
          </>
        ) : last === undefined ? (
          <p>{t('earn.noPrices')}</p>
        ) : (
          <>
            <PastPlanFigures product={product} amount={amount} last={last} points={points} />
            <PastPlanChart points={points} unit={product.baseUnit} />
            <p className={earn.small}>{t('earn.pastNote', { rate })}</p>
          </>
        )}
      </div>
    </Card>
  )
}
