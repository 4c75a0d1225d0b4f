/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Which contract is meant.
 */
export type SwapContractRequest = {
  /** Number of the contract. */
  contractCoinId: Id;
};
