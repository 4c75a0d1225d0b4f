/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractCoin } from './contract-coin.ts';
import type { Success } from './success.ts';

/**
 * A perpetual contract.
 */
export type SwapContractResponse = Success & {
  /** The contract. */
  data: ContractCoin;
};
