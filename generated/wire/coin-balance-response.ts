/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of getCoinBalance.
 */
export type CoinBalanceResponse = Success & {
  data: string;
};
