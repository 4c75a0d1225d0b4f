/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { WithdrawCode } from './withdraw-code.ts';

/**
 * Answer of createWithdrawCode.
 */
export type CreateWithdrawCodeResponse = Success & {
  /** The new code. */
  data: WithdrawCode;
};
