/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Plans that are wanted.
 */
export type RecurringPlansRequest = {
  /** 1 for those that the member has finished, 0 or absent for the others, paused ones included. */
  finished?: Flag;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
