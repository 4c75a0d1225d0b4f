/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { WithdrawCodeText } from './withdraw-code-text.ts';

/**
 * A code to redeem or look up.
 */
export type WithdrawCodeRequest = {
  /** The code. */
  withdrawCode: WithdrawCodeText;
};
