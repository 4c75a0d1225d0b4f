/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MarginMode } from './margin-mode.ts';

/**
 * The margin mode that is wanted.
 */
export type SwapMarginModeRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  contractCoinId: number;
  /** Of the account; of the contract alone where it is coin-margined. */
  targetPattern: MarginMode;
};
