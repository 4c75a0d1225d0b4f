/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { WithdrawCodePage } from './withdraw-code-page.ts';

/**
 * Answer of listWithdrawCodes.
 */
export type WithdrawCodesResponse = Success & {
  /** A page of codes. */
  data: WithdrawCodePage;
};
