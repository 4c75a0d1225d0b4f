/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DepositPage } from './deposit-page.ts';
import type { Success } from './success.ts';

/**
 * Answer of listDeposits.
 */
export type DepositsResponse = Success & {
  /** A page of deposits. */
  data: DepositPage;
};
