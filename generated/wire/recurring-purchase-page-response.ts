/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { RecurringPurchasePage } from './recurring-purchase-page.ts';
import type { Success } from './success.ts';

/**
 * Purchases of plans, newest first.
 */
export type RecurringPurchasePageResponse = Success & {
  /** A page of them. */
  data: RecurringPurchasePage;
};
