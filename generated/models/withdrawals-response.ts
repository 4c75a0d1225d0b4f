/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { WithdrawalPage } from './withdrawal-page.ts';

/**
 * Answer of listWithdrawals.
 */
export type WithdrawalsResponse = Success & {
  /** A page of withdrawals. */
  data: WithdrawalPage;
};
