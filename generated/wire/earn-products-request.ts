/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { EarnProductStatus } from './earn-product-status.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Products that are wanted; of all coins when nothing else is said.
 */
export type EarnProductsRequest = {
  unit?: string;
  /** Only those that can be bought, or only the others. Absent means those that can. */
  status?: EarnProductStatus;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
