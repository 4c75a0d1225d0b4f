import { useContext, useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useGetRecurringProduct, useUpdateRecurringPlan } from '#generated/client/earn/earn.ts'
import { recurringPlanEditForm } from '#generated/forms/recurring-plan-edit/form.ts'
import type { RecurringPlanEditValue } from '#generated/forms/recurring-plan-edit/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { toRequest } from '#forms/recurring-plan-edit/request.ts'
import { fromGmt8Time } from '#src/core/earn/time-of-day.ts'
import { parseDecimal, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { localAhead } from '../local-clock.ts'
import { EnoughFor } from '../recurring/enough-for.tsx'
import { NextDates } from '../recurring/next-dates.tsx'
import styles from '../earn.module.css'

type ChangePlanProps = {
  readonly plan: AutoInvestPlan
  readonly title: string
  readonly onClose: () => void
}

/** Changes amount, cycle and time of a plan; another day or time counts its purchases anew, and says when. */
export function ChangePlan({ plan, title, onClose }: ChangePlanProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const headingId = useId()
  const now = useContext(Clock)
  const { id, activityId, baseUnit, amount, cycle, startTime } = plan
  const { mutateAsync: update, isPending } = useUpdateRecurringPlan()
  const { data: product } = useGetRecurringProduct({ id: activityId }, { query: { select: dataOf } })
  const [initial] = useState<RecurringPlanEditValue>({
    amount: toText(amount),
    cycle,
    startTime: fromGmt8Time(startTime, localAhead(now())),
  })
  const [value, setValue] = useState<Partial<RecurringPlanEditValue>>(initial)
  const minAmount = product === undefined ? null : toText(product.num)
  const limits = useMemo(() => ({ minAmount }), [minAmount])
  const isMoved = value.cycle !== initial.cycle || value.startTime !== initial.startTime

  async function submit(typed: RecurringPlanEditValue): Promise<void> {
    await update({ data: toRequest(typed, { id, ahead: localAhead(now()) }) })
    showToast({ kind: 'success', title: t('earn.changed'), text: title })
    onClose()
  }

  return (
    <Modal labelledBy={headingId} className={styles.dialog} onClose={() => !isPending && onClose()}>
      <DialogHead id={headingId} title={t('earn.changeTitle')} onClose={() => !isPending && onClose()} />
      <div className={styles.dialogBody}>
        <SchemaForm
          form={recurringPlanEditForm}
          draftKey={`recurring-plan-edit/${id}`}
          initial={initial}
          ctx={limits}
          units={{ amount: baseUnit }}
          asides={{
            amount: product !== undefined && (
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
                {isMoved && <NextDates value={value} />}
                <EnoughFor amount={parseDecimal(value.amount ?? '')} unit={baseUnit} />
              </>
            ),
          }}
          onChange={setValue}
          onSubmit={submit}
          actions={
            <Button size="large" onClick={onClose} disabled={isPending}>
              {t('earn.cancel')}
            </Button>
          }
          focusFirst
        />
      </div>
    </Modal>
  )
}
