/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ClosedSides } from './closed-sides.ts';
import type { Id } from './id.ts';

/**
 * Which positions are closed at the market.
 */
export type CloseSwapPositionsRequest = {
  /** Number of the contract. */
  contractCoinId: Id;
  /** Which of them. */
  type: ClosedSides;
};
