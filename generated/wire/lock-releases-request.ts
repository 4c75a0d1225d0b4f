/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Releases that are wanted.
 */
export type LockReleasesRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  miningId: number;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
