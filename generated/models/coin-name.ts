/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';

/**
 * A coin in the choice of coins.
 */
export type CoinName = {
  /**
     * Name of the coin.
     * @minLength 1
     */
  name: string;
  /** Short name. */
  unit: CoinUnit;
};
