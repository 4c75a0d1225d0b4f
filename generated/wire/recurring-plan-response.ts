/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestPlan } from './auto-invest-plan.ts';
import type { Success } from './success.ts';

/**
 * A plan of the member.
 */
export type RecurringPlanResponse = Success & {
  /** The plan. */
  data: AutoInvestPlan;
};
