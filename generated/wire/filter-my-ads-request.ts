/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdShelf } from './ad-shelf.ts';
import type { AdSide } from './ad-side.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which of the member's advertisements are wanted.
 */
export type FilterMyAdsRequest = {
  /** On or off the shelf. Both when left out. */
  status?: AdShelf;
  /** What the member does. Both when left out. */
  advertiseType?: AdSide;
  /** Which page. The first when left out. */
  pageNo?: PageNumber;
  /** Rows of the page. 10 when left out. */
  pageSize?: PageSize;
};
