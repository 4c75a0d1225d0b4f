/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MarketSymbol } from './market-symbol.ts';

/**
 * Which pair is meant.
 */
export type FavouriteRequest = {
  /** Which pair. */
  symbol: MarketSymbol;
};
