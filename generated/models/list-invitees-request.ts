/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';
import type { PromotionLevel } from './promotion-level.ts';

/**
 * Which page of friends is wanted.
 */
export type ListInviteesRequest = {
  /** Which page. The first when left out. */
  pageNo?: PageNumber;
  /** Rows of the page. 10 when left out. */
  pageSize?: PageSize;
  /** How far away the friends are, first level when left out. Older servers know no other level and leave this out of account; what they send says its level itself. */
  level?: PromotionLevel;
};
