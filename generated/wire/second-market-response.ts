/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractSecondCoin } from './contract-second-coin.ts';
import type { Success } from './success.ts';

/**
 * A pair of second contracts.
 */
export type SecondMarketResponse = Success & {
  /** The pair. */
  data: ContractSecondCoin;
};
