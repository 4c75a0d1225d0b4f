import type { AutoInvestOrder } from '#generated/models/auto-invest-order.ts'
import { AutoInvestOrderStatus } from '#generated/models/auto-invest-order-status.ts'
import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { AutoInvestPlanStatus } from '#generated/models/auto-invest-plan-status.ts'
import { MOST_FAILURES } from '#src/core/earn/failures.ts'

/** Purchases of a plan that failed since the last one that did not, newest first. */
export function failuresOf(
  plan: Pick<AutoInvestPlan, 'id'>,
  purchases: readonly AutoInvestOrder[],
): readonly AutoInvestOrder[] {
  const own = purchases
    .filter(({ planId }) => planId === plan.id)
    .toSorted((a, b) => b.investTime - a.investTime)
  const good = own.findIndex(({ status }) => status === AutoInvestOrderStatus.SUCCESS)
  return good < 0 ? own : own.slice(0, good)
}

/** True for a plan that paused itself: nothing has changed it since its last failure. */
export function hasPausedItself(
  { status, updateTime }: Pick<AutoInvestPlan, 'status' | 'updateTime'>,
  failures: readonly AutoInvestOrder[],
): boolean {
  const [last] = failures
  if (status !== AutoInvestPlanStatus.DISABLED || last === undefined || failures.length < MOST_FAILURES)
    return false
  return updateTime === null || updateTime === undefined || updateTime <= last.investTime
}
