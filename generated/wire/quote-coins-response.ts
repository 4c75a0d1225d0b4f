/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of listQuoteCoins.
 */
export type QuoteCoinsResponse = Success & {
  /**
     * Coins that others are priced in, one tab of the market each. Empty while no market is open.
     * @minItems 1
     * @maxItems 8
     */
  data: string[];
};
