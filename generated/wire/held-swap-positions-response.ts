/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { SwapPositionPage } from './swap-position-page.ts';

/**
 * Answer of listHeldSwapPositions.
 */
export type HeldSwapPositionsResponse = Success & {
  /** The page. */
  data: SwapPositionPage;
};
