import { useContext, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useCreateRecurringPlan } from '#generated/client/earn/earn.ts'
import { recurringPlanForm } from '#generated/forms/recurring-plan/form.ts'
import type { RecurringPlanValue } from '#generated/forms/recurring-plan/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { AutoInvestCycle } from '#generated/models/auto-invest-cycle.ts'
import type { AutoInvestActivity } from '#generated/models/auto-invest-activity.ts'
import { toRequest } from '#forms/recurring-plan/request.ts'
import { parseDecimal, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { useLogInFirst } from '#src/web/member/log-in-first.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { useFormServices } from '#src/web/forms/services.ts'
import { earnPath } from '#src/web/paths/query-paths.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { localAhead } from '../local-clock.ts'
import styles from '../earn.module.css'
import { EnoughFor } from './enough-for.tsx'
import { NextDates } from './next-dates.tsx'
import { planDates } from './plan-dates.ts'

type PlanFormProps = {
  readonly product: AutoInvestActivity
  readonly isMember: boolean
  /** One was created just now: what the address wants was for that one. */
  readonly isNext: boolean
  readonly value: Partial<RecurringPlanValue>
  readonly onChange: (value: Partial<RecurringPlanValue>) => void
  readonly onCreated: () => void
}

/** As most plans are. */
const USUAL: Partial<RecurringPlanValue> = { cycle: AutoInvestCycle.WEEKLY, startTime: '09:00:00' }

/** Amount, cycle and time of a plan, and the days on which it will buy first (FEAT-20, VAL-23). */
export function PlanForm({ product, isMember, isNext, value, onChange, onCreated }: PlanFormProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const logIn = useLogInFirst('createRecurringPlan')
  const now = useContext(Clock)
  const wanted = useSearchParams()[0].get('amount') ?? ''
  const { mutateAsync: create } = useCreateRecurringPlan()
  const { id, coinUnit, baseUnit } = product
  const { drafts } = useFormServices()
  const draftKey = `recurring-plan/${id}`
  const minAmount = toText(product.num)
  const limits = useMemo(() => ({ minAmount }), [minAmount])

  async function submit(typed: RecurringPlanValue): Promise<void> {
    if (!isMember) logIn(earnPath({ tab: 'recurring', product: id, amount: typed.amount }))
    const ahead = localAhead(now())
    await create({ data: toRequest(typed, { aid: id, ahead }) })
    const first = planDates(typed, { now: now(), ahead, count: 1 })?.[0]
    showToast({
      kind: 'success',
      title: t('earn.planCreated', { unit: coinUnit }),
      text: t('earn.planCreatedText', { date: formatInstant(first, locale, 'minute') }),
    })
    // The next form is there before this one has forgotten what was typed.
    drafts.write(draftKey, null)
    onCreated()
  }

  return (
    <SchemaForm
      form={recurringPlanForm}
      draftKey={draftKey}
      initial={isNext || parseDecimal(wanted) === null ? USUAL : { ...USUAL, amount: wanted }}
      ctx={limits}
      units={{ amount: baseUnit }}
      asides={{
        amount: (
          <span className={styles.small}>
            {t('earn.fromAmount', {
              amount: formatDecimal(product.num, locale, { unit: baseUnit, trim: true }),
            })}
          </span>
        ),
      }}
      after={{
        startTime: (
          <>
            <NextDates value={value} />
            {isMember && <EnoughFor amount={parseDecimal(value.amount ?? '')} unit={baseUnit} />}
          </>
        ),
      }}
      onChange={onChange}
      onSubmit={submit}
      {...(!isMember && { submitText: t('earn.logIn') })}
    />
  )
}
