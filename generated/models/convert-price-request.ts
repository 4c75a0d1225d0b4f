/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';

/**
 * Which price is asked for.
 */
export type ConvertPriceRequest = {
  /** Coin to be given. */
  fromUnit: CoinUnit;
  /** Coin to be received. */
  toUnit: CoinUnit;
};
