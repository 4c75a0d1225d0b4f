/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { MarginMode } from './margin-mode.ts';

/**
 * The margin mode that is wanted.
 */
export type SwapMarginModeRequest = {
  /** Number of the contract. */
  contractCoinId: Id;
  /** Of the account; of the contract alone where it is coin-margined. */
  targetPattern: MarginMode;
};
