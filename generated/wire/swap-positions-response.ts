/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { SwapPositions } from './swap-positions.ts';

/**
 * Answer of listSwapPositions.
 */
export type SwapPositionsResponse = Success & {
  /** The positions. */
  data: SwapPositions;
};
