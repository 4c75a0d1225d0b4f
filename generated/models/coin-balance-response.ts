/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Success } from './success.ts';

/**
 * Answer of getCoinBalance.
 */
export type CoinBalanceResponse = Success & {
  /** Available balance. */
  data: Decimal;
};
