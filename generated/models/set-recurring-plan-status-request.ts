/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestPlanStatus } from './auto-invest-plan-status.ts';
import type { Id } from './id.ts';

/**
 * The plan that is to be paused or continued.
 */
export type SetRecurringPlanStatusRequest = {
  /** Which plan. */
  id: Id;
  /** State that it is to have. */
  status: AutoInvestPlanStatus;
};
