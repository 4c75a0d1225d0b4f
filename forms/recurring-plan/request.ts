import type { RecurringPlanValue } from '#generated/forms/recurring-plan/schema.ts'
import type { CreateRecurringPlanRequest } from '#generated/models/create-recurring-plan-request.ts'
import { toGmt8Time } from '#src/core/earn/time-of-day.ts'
import { decimal } from '#src/core/money/decimal.ts'

/**
 * Builds the request of `createRecurringPlan`, for a product. The time of day is typed on the member's clock, which is
 * `ahead` milliseconds ahead of UTC.
 */
export const toRequest = (
  { amount, cycle, startTime }: RecurringPlanValue,
  { aid, ahead }: { readonly aid: CreateRecurringPlanRequest['aid']; readonly ahead: number },
): CreateRecurringPlanRequest => ({
  aid,
  amount: decimal(amount),
  cycle,
  startTime: toGmt8Time(startTime, ahead),
})
