/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Deposit } from './deposit.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Deposits, newest first.
 */
export type DepositPage = PageInfo & {
  /**
     * The rows. Empty when nothing came in or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: Deposit[];
};
