/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LiquidatedPosition } from './liquidated-position.ts';

/**
 * What a liquidation has closed and cancelled, one isolated position or all of an account with cross margin.
 */
export type Liquidation = {
  /**
     * The positions.
     * @minItems 1
     * @maxItems 200
     */
  positions: LiquidatedPosition[];
  /**
     * Number of orders that were cancelled first.
     * @minimum 0
     * @maximum 10000
     */
  cancelledOrders: number;
};
