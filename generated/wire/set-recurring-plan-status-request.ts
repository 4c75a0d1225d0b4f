/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestPlanStatus } from './auto-invest-plan-status.ts';

/**
 * The plan that is to be paused or continued.
 */
export type SetRecurringPlanStatusRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** State that it is to have. */
  status: AutoInvestPlanStatus;
};
