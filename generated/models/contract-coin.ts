/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A perpetual contract and its rules. Prices are counted in the quote coin, shares (volumes) in contracts. Of a contract margined in USDT each is `shareNumber` of the traded coin; a server whose volumes are amounts of the coin says that it is 1. Of a coin-margined contract each is worth `shareNumber` USD at any price.
 */
export type ContractCoin = {
  /** Number of the contract, as calls about orders and positions want it. */
  id: Id;
  /**
     * Name of the contract. Null or empty in some servers.
     * @nullable
     */
  name?: string | null;
  /** Which contract. */
  symbol: MarketSymbol;
  /** Coin whose price it follows; margins and profits of a coin-margined contract are counted in it. */
  coinSymbol: CoinUnit;
  /** Quote coin, in which prices are counted; margins and profits, too, unless the contract is coin-margined. */
  baseSymbol: CoinUnit;
  /**
     * Decimals of a volume.
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
  /** 1 while the contract is listed. Absent in some servers. */
  enable?: Flag;
  /** 1 while it can be traded. Absent in some servers. */
  exchangeable?: Flag;
  /** 1 while it is shown. Absent in some servers. */
  visible?: Flag;
  /** Place in lists, small first. */
  sort?: number;
  /**
     * Kind of contract, such as PERPETUAL. Means nothing more; a number in some servers.
     * @nullable
     */
  type?: string | null;
  /** Amount of one contract, counted in the traded coin; in USD where it is coin-margined. */
  shareNumber: Decimal;
  /** Smallest volume of an order. */
  minShare: Decimal;
  /** Largest volume of an order; 0 for any. */
  maxShare: Decimal;
  /** What `leverage` lists: 1 every multiple that is offered, any other number the lowest and the highest. */
  leverageType: number;
  /**
     * Multiples that are offered, with commas between, as `leverageType` says.
     * @pattern ^[0-9][0-9.,]{0,199}$
     */
  leverage: string;
  /** Share of the notional value that opening costs. */
  openFee: Decimal;
  /** Share of the notional value that closing costs. */
  closeFee: Decimal;
  /** Share that resting orders pay where a server tells them apart. Absent in some servers; `openFee` and `closeFee` are what is charged. */
  makerFee?: Decimal;
  /** The same for orders that take. */
  takerFee?: Decimal;
  /** Share of the notional value below which the margin must not fall. */
  maintenanceMarginRate: Decimal;
  /** How `spread` is meant: 1 as a share of the price, else as a difference of prices. Absent in some servers. */
  spreadType?: number;
  /** What a server adds to the price of market orders that buy, and takes off that of those that sell, as `spreadType` says. */
  spread?: Decimal;
  /** Funding rate of the present interval: a share of the notional value at the mark price, which longs pay to shorts when it is above 0, and shorts to longs below. */
  feePercent: Decimal;
  /**
     * Hours between two fundings, the last of a day at midnight (GMT+8). Absent in some servers, which settle every eight.
     * @minimum 1
     * @maximum 24
     */
  intervalHour?: number;
  /** 1 where longs may be opened. */
  enableOpenBuy: Flag;
  /** 1 where shorts may be opened. */
  enableOpenSell: Flag;
  /** 1 where market orders may buy. */
  enableMarketBuy: Flag;
  /** 1 where market orders may sell. */
  enableMarketSell: Flag;
  /** 1 where trigger orders may be placed. */
  enableTriggerEntrust: Flag;
  /** Mark price. Absent or null in some servers; then it is the last price. */
  currentPrice?: Decimal | null;
  /** Time of the server, where one contract was asked for. */
  currentTime?: EpochMillis | null;
  /**
     * Time until the next funding, where one contract was asked for. Absent in some servers.
     * @minimum 0
     * @nullable
     */
  leftTime?: number | null;
  /** What one USDT is worth. Absent in some servers. */
  usdtRate?: Decimal | null;
};
