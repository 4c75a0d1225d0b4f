/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { RecurringPlanPage } from './recurring-plan-page.ts';
import type { Success } from './success.ts';

/**
 * Plans, newest first.
 */
export type RecurringPlanPageResponse = Success & {
  /** A page of them. */
  data: RecurringPlanPage;
};
