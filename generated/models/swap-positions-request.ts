/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Which positions are wanted; those of all contracts when nothing is said.
 */
export type SwapPositionsRequest = {
  /** Only those of this contract. */
  contractCoinId?: Id;
};
