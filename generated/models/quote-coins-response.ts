/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Success } from './success.ts';

/**
 * Answer of listQuoteCoins.
 */
export type QuoteCoinsResponse = Success & {
  /**
     * Coins that others are priced in, one tab of the market each. Empty while no market is open.
     * @minItems 0
     * @maxItems 50
     */
  data: CoinUnit[];
};
