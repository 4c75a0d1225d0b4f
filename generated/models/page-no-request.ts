/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which page is wanted.
 */
export type PageNoRequest = {
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
