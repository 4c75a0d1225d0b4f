/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { Flag } from './flag.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A pair whose price rounds of options are bet on, and their rules. Stakes, fees and rewards are counted in `baseSymbol`. A won bet gets its stake back and `oods` times of it, less `winFeePercent` of that reward.
 */
export type ContractOptionCoin = {
  /** Which pair. */
  symbol: MarketSymbol;
  /**
     * Name of the pair. Null or empty in some servers.
     * @nullable
     */
  name?: string | null;
  /** Coin whose price is bet on. */
  coinSymbol: CoinUnit;
  /** Coin that prices and stakes are counted in. */
  baseSymbol: CoinUnit;
  /**
     * Decimals of an amount of the coin.
     * @minimum 0
     * @maximum 18
     */
  coinScale: number;
  /**
     * Decimals of a price and of a stake.
     * @minimum 0
     * @maximum 18
     */
  baseCoinScale: number;
  /**
     * Stakes that are proposed, ascending, with commas between. The first is the least and the last the most that a bet may stake; amounts between are taken, too.
     * @pattern ^[0-9][0-9.,]{0,199}$
     */
  amount: string;
  /** 1 while rounds are bet on. 0 leaves those that run to their end and opens no other. */
  enable: Flag;
  /** 1 while it is shown. Absent in some servers. */
  visible?: Flag;
  /** 1 while bets on a rise are taken. */
  enableBuy: Flag;
  /** 1 while bets on a fall are taken. */
  enableSell: Flag;
  /** Reward of a won bet as a share of its stake. Null or absent in some servers, which do not tell it. */
  oods?: Decimal | null;
  /** Share of the stake that a bet costs beside it, cut off to the decimals of a stake. */
  feePercent: Decimal;
  /** Share of the reward that the exchange keeps. */
  winFeePercent: Decimal;
  /**
     * Time in which a round is bet on.
     * @minimum 1
     */
  openTimeGap: number;
  /**
     * Time between the two prices of a round that are compared.
     * @minimum 1
     */
  closeTimeGap: number;
  /**
     * Number of the latest round. Absent in some servers.
     * @minimum 0
     */
  maxOptionNo?: number;
  /** What the exchange adds to the pool of a rise, counted in `baseSymbol`; 0 or absent where pools are members' stakes alone. */
  initBuyReward?: Decimal | null;
  /** The same for the pool of a fall, counted in `baseSymbol`. */
  initSellReward?: Decimal | null;
  /** A move smaller than this share of the first price counts as none. Null where only equal prices do. */
  ngnorePercent?: Decimal | null;
  /** Outcome of bets on a round without a move: 1 gives stake and fee back, any other number loses both. */
  tiedType: number;
  /** Place in lists, small first. */
  sort?: number;
  /** When it was listed. Null or absent in some servers. */
  createTime?: DateTimeText | null;
  /** Time of the server, where one pair was asked for. */
  currentTime?: EpochMillis | null;
};
