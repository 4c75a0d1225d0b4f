/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which positions are wanted; those of all contracts when no contract is said.
 */
export type HeldSwapPositionsRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  contractCoinId?: number;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
