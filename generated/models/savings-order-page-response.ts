/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { SavingsOrderPage } from './savings-order-page.ts';
import type { Success } from './success.ts';

/**
 * Orders of products with a fixed term, newest first.
 */
export type SavingsOrderPageResponse = Success & {
  /** A page of them. */
  data: SavingsOrderPage;
};
