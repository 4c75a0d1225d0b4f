/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MarketSymbol } from './market-symbol.ts';

/**
 * Orders that are wanted.
 */
export type SecondOrdersRequest = {
  /** Which pair. */
  symbol: MarketSymbol;
};
