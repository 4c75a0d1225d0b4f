/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Purchases that are wanted; of all plans when nothing else is said.
 */
export type RecurringPurchasesRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  planId?: number;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
