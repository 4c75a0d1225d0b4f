/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinThumb } from './coin-thumb.ts';

/**
 * What the start page shows of the markets.
 */
export type MarketOverview = {
  /**
     * Recommended pairs. Empty when none are.
     * @minItems 0
     * @maxItems 100
     */
  recommend: CoinThumb[];
  /**
     * The five pairs that rose most, highest first. Empty while no market is open.
     * @minItems 0
     * @maxItems 100
     */
  changeRank: CoinThumb[];
};
