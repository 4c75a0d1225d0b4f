import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestOrder } from '#generated/models/auto-invest-order.ts'
import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { planPurchasesPath } from '#src/web/paths/query-paths.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from '../earn.module.css'
import { FinishPlan } from './finish-plan.tsx'
import { localTime } from './local-time.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanFailures } from './plan-failures.tsx'
import { type PlanState, stateOf } from './plan-state.ts'

const ChangePlan = lazyChunk(() => import('./change-plan.tsx').then(({ ChangePlan: part }) => part))

type PlanItemProps = {
  readonly plan: AutoInvestPlan
  /** Failed purchases in a row, newest first. */
  readonly failures: readonly AutoInvestOrder[]
}

const TONES: Readonly<Record<PlanState, 'good' | 'still' | 'resting'>> = {
  running: 'good',
  paused: 'resting',
  finished: 'still',
}

/** One plan: what it buys and when, what came of it so far, and what can be done with it (ENT-11). */
export function PlanItem({ plan, failures }: PlanItemProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const [open, setOpen] = useState<'change' | 'finish' | null>(null)
  const { id, coinUnit: unit, baseUnit, amount, cycle, startTime } = plan
  const state = stateOf(plan)
  const title = t('earn.planTitle', {
    amount: formatDecimal(amount, locale, { unit: baseUnit, trim: true }),
    unit,
  })
  const headingId = `plan-${id}`
  const close = (): void => setOpen(null)
  return (
    <Card labelledBy={headingId} className={styles.plan}>
      <div className={styles.planHead}>
        <span className={styles.coinOrder}>
          <CoinDisc unit={unit} />
          <span className={styles.two}>
            <h2 id={headingId} className={styles.planTitle}>
              {title}
            </h2>
            <span className={styles.small}>
              {t('earn.daysAt', { cycle: t(`earn.cycle.${cycle}`), time: localTime(startTime) })}
            </span>
          </span>
        </span>
        <Badge tone={TONES[state]}>{t(`earn.state.${state}`)}</Badge>
      </div>
      <PlanFacts plan={plan} />
      {state !== 'finished' && <PlanFailures plan={plan} failures={failures} />}
      <div className={styles.planActions}>
        {state !== 'finished' && <PlanActions plan={plan} title={title} onOpen={setOpen} />}
        <LinkButton to={planPurchasesPath(id)} look="subtle" className={styles.last}>
          {t('earn.tab.purchases')}
          <VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </LinkButton>
      </div>
      {open === 'change' && (
        <Suspense fallback={null}>
          <ChangePlan plan={plan} title={title} onClose={close} />
        </Suspense>
      )}
      {open === 'finish' && <FinishPlan plan={plan} onClose={close} />}
    </Card>
  )
}
