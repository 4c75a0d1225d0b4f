/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MarketSymbol } from './market-symbol.ts';

/**
 * Bets that are wanted.
 */
export type OptionBetsRequest = {
  /** Which pair. Any when left out. */
  symbol?: MarketSymbol;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  optionId: number;
};
