/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A pair that a member has marked.
 */
export type FavorSymbol = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * When it was marked, free text.
     * @nullable
     */
  addTime?: string | null;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId?: number;
  /** Which pair. */
  symbol: MarketSymbol;
};
