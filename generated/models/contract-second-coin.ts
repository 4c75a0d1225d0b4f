/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A pair that second contracts are bought on.
 */
export type ContractSecondCoin = {
  /** Number of the pair. */
  id: Id;
  /**
     * Name of the pair. Null or empty in some servers.
     * @nullable
     */
  name?: string | null;
  /** Which pair. */
  symbol: MarketSymbol;
  /** Coin whose price counts. */
  coinSymbol: CoinUnit;
  /** Quote coin, in which prices are counted. */
  baseSymbol: CoinUnit;
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
  /** Place in lists, small first. */
  sort?: number;
  /** Time of the server, where one pair was asked for. */
  currentTime?: EpochMillis | null;
};
