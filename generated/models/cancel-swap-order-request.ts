/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Which order is meant.
 */
export type CancelSwapOrderRequest = {
  /** Number of the order, its `id`. */
  entrustId: Id;
};
