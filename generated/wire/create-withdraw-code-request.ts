/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { WithdrawCodeWithinBalance } from './withdraw-code-within-balance.ts';

/**
 * Money to be put in a code. Limits known at run time: `ctx.minWithdraw` and `ctx.maxWithdraw` are those of the coin, `ctx.balance` is what can be used.
 */
export type CreateWithdrawCodeRequest = WithdrawCodeWithinBalance & {
  unit: string;
  amount: string;
  /** Fund password. */
  jyPassword: CurrentPassword;
};
