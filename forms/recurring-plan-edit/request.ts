import type { RecurringPlanEditValue } from '#generated/forms/recurring-plan-edit/schema.ts'
import type { UpdateRecurringPlanRequest } from '#generated/models/update-recurring-plan-request.ts'
import { toGmt8Time } from '#src/core/earn/time-of-day.ts'
import { decimal } from '#src/core/money/decimal.ts'

/**
 * Builds the request of `updateRecurringPlan`, for a plan. The time of day is typed on the member's clock, which is
 * `ahead` milliseconds ahead of UTC.
 */
export const toRequest = (
  { amount, cycle, startTime }: RecurringPlanEditValue,
  { id, ahead }: { readonly id: UpdateRecurringPlanRequest['id']; readonly ahead: number },
): UpdateRecurringPlanRequest => ({
  id,
  amount: decimal(amount),
  cycle,
  startTime: toGmt8Time(startTime, ahead),
})
