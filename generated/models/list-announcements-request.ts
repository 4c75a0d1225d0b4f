/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which page is wanted.
 */
export type ListAnnouncementsRequest = {
  /** Which page. The first when left out. */
  pageNo?: PageNumber;
  /** Rows of the page. 10 when left out. */
  pageSize?: PageSize;
};
