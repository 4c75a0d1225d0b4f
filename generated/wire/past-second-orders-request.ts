/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MarketSymbol } from './market-symbol.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Orders that are wanted; of all pairs when nothing else is said.
 */
export type PastSecondOrdersRequest = {
  /** Only those of this pair. */
  symbol?: MarketSymbol;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
