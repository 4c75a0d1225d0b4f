/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { TransactionPage } from './transaction-page.ts';

/**
 * Answer of listTransactions.
 */
export type TransactionsResponse = Success & {
  /** A page of records. */
  data: TransactionPage;
};
