/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdShelfName } from './ad-shelf-name.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which of the member's advertisements are wanted.
 */
export type ListMyAdsRequest = {
  /** On or off the shelf. Both when left out. */
  status?: AdShelfName;
  /** Which page. The first when left out. */
  pageNo?: PageNumber;
  /** Rows of the page. 10 when left out. */
  pageSize?: PageSize;
};
