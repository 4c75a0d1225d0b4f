import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { parseDecimal } from '#src/core/money/decimal.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { formatInstant } from '#src/core/time/format.ts'
import stacked from '#src/web/ui/layout/stacked-facts.module.css'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Change, Gain, Price } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../earn.module.css'
import { stateOf } from './plan-state.ts'

/** Next purchase, spent, held, average cost, profit, creation and fee of a plan (ENT-11). */
export function PlanFacts({ plan }: { readonly plan: AutoInvestPlan }) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const { coinUnit, baseUnit, averagePrice, cumulativeAmount, cumulativeBuyAmount, fee = null } = plan
  const percent = parseDecimal((plan.roi ?? '').replace('%', ''))
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      t('earn.nextPurchase'),
      stateOf(plan) === 'running' ? formatInstant(plan.nextTime, locale, 'minute') : NO_VALUE,
    ],
    [t('earn.spent'), <Amount key="spent" value={cumulativeAmount} unit={baseUnit} trim />],
    [t('earn.held'), <Amount key="held" value={cumulativeBuyAmount} unit={coinUnit} trim />],
    [t('earn.averageCost'), <Price key="average" value={averagePrice} />],
    [
      t('earn.profit'),
      <span key="profit" className={styles.profit}>
        <Gain value={plan.profitLoss ?? null} unit={baseUnit} />
        {percent !== null && <Change percent={percent} />}
      </span>,
    ],
    [t('earn.created'), formatInstant(plan.createTime, locale, 'minute')],
    [
      t('earn.transactionRate'),
      fee === null ? NO_VALUE : percentText(toPercent(fee), locale, { trim: true }),
    ],
  ]
  return (
    <dl className={`${stacked.facts ?? ''} ${styles.planFacts ?? ''}`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
