/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The plan that is wanted.
 */
export type RecurringPlanRequest = {
  /** Number of the plan. */
  id: Id;
};
