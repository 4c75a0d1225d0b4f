/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * Bets that are wanted.
 */
export type OptionBetsRequest = {
  /** Which pair. Any when left out. */
  symbol?: MarketSymbol;
  /** Which round. */
  optionId: Id;
};
