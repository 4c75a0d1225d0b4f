/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateText } from './date-text.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';
import type { TransactionType } from './transaction-type.ts';

/**
 * Which wallet records are wanted. Both days or none.
 */
export type ListTransactionsRequest = {
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
  /** First day, from midnight in GMT+8. */
  startTime?: DateText;
  /** Last day, to the end of it in GMT+8. Not before the first. */
  endTime?: DateText;
  symbol?: string;
  /** Type of the transactions. All types by default. */
  type?: TransactionType;
};
