/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';

/**
 * Which coin is meant.
 */
export type CoinInfoRequest = {
  /** Which coin. */
  unit: CoinUnit;
};
