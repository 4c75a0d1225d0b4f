/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';

/**
 * Money to be put in a code. Limits known at run time: `ctx.minWithdraw` and `ctx.maxWithdraw` are those of the coin, `ctx.balance` is what can be used.
 */
export type CreateWithdrawCodeRequest = {
  unit: string;
  amount: string;
  /** Fund password. */
  jyPassword: CurrentPassword;
};
