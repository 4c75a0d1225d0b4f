/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ClosedSides } from './closed-sides.ts';

/**
 * Which positions are closed at the market.
 */
export type CloseSwapPositionsRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  contractCoinId: number;
  /** Which of them. */
  type: ClosedSides;
};
