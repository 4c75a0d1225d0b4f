/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractSecondCoins } from './contract-second-coins.ts';
import type { Success } from './success.ts';

/**
 * Pairs of second contracts.
 */
export type SecondMarketsResponse = Success & {
  /** The pairs. */
  data: ContractSecondCoins;
};
