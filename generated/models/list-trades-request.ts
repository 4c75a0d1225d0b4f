/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MarketSymbol } from './market-symbol.ts';

/**
 * Which trades are wanted.
 */
export type ListTradesRequest = {
  /** Which pair. */
  symbol: MarketSymbol;
  /**
     * How many, 20 when left out.
     * @minimum 1
     * @maximum 500
     */
  size?: number;
};
