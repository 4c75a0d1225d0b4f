/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MarketSymbol } from './market-symbol.ts';

/**
 * Which orders are meant.
 */
export type CancelSpotOrdersRequest = {
  /** Only those of this pair; all when left out. */
  symbol?: MarketSymbol;
};
