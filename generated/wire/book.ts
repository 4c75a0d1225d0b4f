/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { TradePlateItem } from './trade-plate-item.ts';

/**
 * Both sides of an order book as plain levels.
 */
export type Book = {
  /**
     * Bids, highest price first. Empty without bids.
     * @minItems 1
     * @maxItems 8
     */
  bid: TradePlateItem[];
  /**
     * Asks, lowest price first. Empty without asks.
     * @minItems 1
     * @maxItems 8
     */
  ask: TradePlateItem[];
};
