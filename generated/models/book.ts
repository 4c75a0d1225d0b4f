/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { TradePlateItem } from './trade-plate-item.ts';

/**
 * Both sides of an order book as plain levels.
 */
export type Book = {
  /**
     * What buyers offer, highest price first. Empty when nobody buys.
     * @minItems 0
     * @maxItems 1000
     */
  bid: TradePlateItem[];
  /**
     * What sellers ask, lowest price first. Empty when nobody sells.
     * @minItems 0
     * @maxItems 1000
     */
  ask: TradePlateItem[];
};
