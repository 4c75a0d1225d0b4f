/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { CurrentPassword } from './current-password.ts';
import type { Decimal } from './decimal.ts';

/**
 * Money to be put in a code. Limits known at run time: `ctx.minWithdraw` and `ctx.maxWithdraw` are those of the coin, `ctx.balance` is what can be used.
 */
export type CreateWithdrawCodeRequest = {
  /** Coin. */
  unit: CoinUnit;
  /** Amount. */
  amount: Decimal;
  /** Fund password. */
  jyPassword: CurrentPassword;
};
