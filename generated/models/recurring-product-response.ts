/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestActivity } from './auto-invest-activity.ts';
import type { Success } from './success.ts';

/**
 * Answer of getRecurringProduct.
 */
export type RecurringProductResponse = Success & {
  /** The product. */
  data: AutoInvestActivity;
};
