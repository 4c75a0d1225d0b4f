/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { EpochMillis } from './epoch-millis.ts';
import type { Flag } from './flag.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A pair that second contracts are bought on.
 */
export type ContractSecondCoin = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * Name of the pair. Null or empty in some servers.
     * @nullable
     */
  name?: string | null;
  /** Which pair. */
  symbol: MarketSymbol;
  coinSymbol: string;
  baseSymbol: string;
  /**
     * Decimals of an amount of the coin.
     * @minimum 0
     * @maximum 18
     */
  coinScale: number;
  /**
     * Decimals of a price.
     * @minimum 0
     * @maximum 18
     */
  baseCoinScale: number;
  /** 1 while the pair is listed. Absent in some servers. */
  enable?: Flag;
  /** 1 while orders are taken. Absent in some servers. */
  exchangeable?: Flag;
  /** 1 while the pair is shown. Absent in some servers. */
  visible?: Flag;
  /**
     * Place in lists, small first.
     * @maximum 9999
     */
  sort?: number;
  /** Time of the server, where one pair was asked for. */
  currentTime?: EpochMillis | null;
};
