/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MarketSymbol } from './market-symbol.ts';

/**
 * Rounds that are wanted.
 */
export type PastOptionRoundsRequest = {
  /** Which pair. */
  symbol: MarketSymbol;
  /**
     * How many at most.
     * @minimum 1
     * @maximum 100
     */
  count: number;
};
