/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A pair that a member has marked.
 */
export type FavorSymbol = {
  /** Number of the mark. */
  id: Id;
  /**
     * When it was marked, free text.
     * @nullable
     */
  addTime?: string | null;
  /** Id of the member. */
  memberId?: Id;
  /** Which pair. */
  symbol: MarketSymbol;
};
