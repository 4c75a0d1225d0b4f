/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOptionCoin } from './contract-option-coin.ts';
import type { Success } from './success.ts';

/**
 * A pair of options.
 */
export type OptionMarketResponse = Success & {
  /** The pair. */
  data: ContractOptionCoin;
};
