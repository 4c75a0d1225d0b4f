/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Id } from './id.ts';

/**
 * Contract of a coin-margined wallet.
 */
export type CoinSwapContract = {
  /** Number of the contract. Absent in some servers. */
  id?: Id;
  /**
     * Name of the contract. Absent in some servers.
     * @nullable
     */
  name?: string | null;
  /**
     * Pair of the contract, such as BTC/USD.
     * @minLength 1
     */
  symbol: string;
  /** Coin that margin and profit are counted in. */
  coinSymbol: CoinUnit;
};
