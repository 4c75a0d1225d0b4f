/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which positions are wanted; those of all contracts when no contract is said.
 */
export type HeldSwapPositionsRequest = {
  /** Only those of this contract. */
  contractCoinId?: Id;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
