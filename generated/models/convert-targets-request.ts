/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';

/**
 * The coin to be given.
 */
export type ConvertTargetsRequest = {
  /** Coin to leave out of the answer. */
  unit: CoinUnit;
};
