import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { AutoInvestPlanStatus } from '#generated/models/auto-invest-plan-status.ts'
import { Flag } from '#generated/models/flag.ts'

export type PlanState = 'running' | 'paused' | 'finished'

/** The state of a plan (STATE-11): ongoing ones buy or are paused, completed ones were finished by their member. */
export function stateOf({ status, delFlag }: Pick<AutoInvestPlan, 'status' | 'delFlag'>): PlanState {
  if (delFlag === Flag.IS_TRUE) return 'finished'
  return status === AutoInvestPlanStatus.ENABLED ? 'running' : 'paused'
}
