/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinName } from './coin-name.ts';
import type { CoinNetwork } from './coin-network.ts';

/**
 * Coins for deposits and withdrawals, with their networks.
 */
export type CoinCatalogue = {
  /**
     * Coins to choose from. Never empty, or there would be nothing to deposit.
     * @minItems 1
     * @maxItems 1000
     */
  coinList: CoinName[];
  /**
     * Each coin on each of its networks. Never empty for the same reason.
     * @minItems 1
     * @maxItems 5000
     */
  coinextList: CoinNetwork[];
};
