/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PageInfo } from './page-info.ts';
import type { Transaction } from './transaction.ts';

/**
 * Wallet records, newest first.
 */
export type TransactionPage = PageInfo & {
  /**
     * The rows. Empty when nothing matches or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: Transaction[];
};
