/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { RecurringProductPage } from './recurring-product-page.ts';
import type { Success } from './success.ts';

/**
 * Coins that plans buy.
 */
export type RecurringProductPageResponse = Success & {
  /** A page of them. */
  data: RecurringProductPage;
};
