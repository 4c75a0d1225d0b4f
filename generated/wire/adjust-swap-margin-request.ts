/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { MarginChange } from './margin-change.ts';

/**
 * A change of the margin of one position. `ctx.adjustable` is the most that can be added, or taken away, of it.
 */
export type AdjustSwapMarginRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  positionId: number;
  /** By how much. */
  principal: Decimal;
  /** In which direction. */
  type: MarginChange;
};
