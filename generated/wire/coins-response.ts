/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinCatalogue } from './coin-catalogue.ts';
import type { Success } from './success.ts';

/**
 * Answer of listCoins.
 */
export type CoinsResponse = Success & {
  /** Coins and networks. */
  data: CoinCatalogue;
};
