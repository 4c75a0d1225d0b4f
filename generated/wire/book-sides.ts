/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { TradePlate } from './trade-plate.ts';

/**
 * Both sides of an order book.
 */
export type BookSides = {
  /** What buyers offer. */
  bid: TradePlate;
  /** What sellers ask. */
  ask: TradePlate;
};
