/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOptionCoins } from './contract-option-coins.ts';
import type { Success } from './success.ts';

/**
 * Pairs of options.
 */
export type OptionMarketsResponse = Success & {
  /** The pairs. */
  data: ContractOptionCoins;
};
