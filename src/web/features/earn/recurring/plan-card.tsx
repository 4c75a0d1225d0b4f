import { Suspense, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { RecurringPlanValue } from '#generated/forms/recurring-plan/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestActivity } from '#generated/models/auto-invest-activity.ts'
import { createRecurringPlanOperation } from '#generated/operations/earn.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { useSession } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import styles from '../earn.module.css'

const PlanForm = lazyChunk(() => import('./plan-form.tsx').then(({ PlanForm: part }) => part))

type PlanCardProps = {
  readonly product: AutoInvestActivity
  readonly value: Partial<RecurringPlanValue>
  readonly onChange: (value: Partial<RecurringPlanValue>) => void
}

const OPERATIONS = [createRecurringPlanOperation]

/** The form of a new plan, or what the member lacks for it. */
export function PlanCard({ product, value, onChange }: PlanCardProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const id = useId()
  const isMember = useSession().status === 'member'
  const [count, setCount] = useState(0)
  const waiting = <FormSkeleton controls={['line', 'line', 'line', 80]} />
  const form = (
    <Suspense fallback={waiting}>
      <PlanForm
        key={count}
        product={product}
        isMember={isMember}
        isNext={count > 0}
        value={value}
        onChange={onChange}
        onCreated={() => setCount(count + 1)}
      />
    </Suspense>
  )
  const { coinUnit: unit, baseUnit, fee } = product
  return (
    <Card labelledBy={id} className={styles.aside}>
      <h2 id={id} className={styles.asideHead}>
        <span className={styles.titleCoin}>
          <CoinDisc unit={unit} size={24} />
          {t('earn.newPlan', { unit, base: baseUnit })}
        </span>{' '}
        <span className={styles.small}>
          {t('earn.feeNote', { rate: percentText(toPercent(fee), locale, { trim: true }) })}
        </span>
      </h2>
      {isMember ? (
        <OperationGate operations={OPERATIONS} waiting={waiting}>
          {form}
        </OperationGate>
      ) : (
        form
      )}
    </Card>
  )
}
