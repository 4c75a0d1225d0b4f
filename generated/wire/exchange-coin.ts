/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { ExchangeCoinPublishType } from './exchange-coin-publish-type.ts';
import type { Flag } from './flag.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A trading pair and its rules. Prices and turnovers are counted in the quote coin, volumes in the traded one; a limit of 0 is none.
 */
export type ExchangeCoin = {
  /** Which pair. */
  symbol: MarketSymbol;
  coinSymbol: string;
  baseSymbol: string;
  /**
     * Decimals of a quantity.
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
  /** 1 while the pair is listed. */
  enable: Flag;
  /** 1 while it can be traded. Absent in older servers. */
  exchangeable?: Flag;
  /** 1 while it is shown. Absent in older servers. */
  visible?: Flag;
  /** 1 where market orders may buy. */
  enableMarketBuy: Flag;
  /** 1 where market orders may sell. */
  enableMarketSell: Flag;
  /** 1 where buying is allowed. Absent in older servers. */
  enableBuy?: Flag;
  /** 1 where selling is allowed. Absent in older servers. */
  enableSell?: Flag;
  fee: string;
  makerFee?: string;
  /** Lowest price of a sell order. */
  minSellPrice: Decimal;
  /** Highest price of a buy order. None where it is absent. */
  maxBuyPrice?: Decimal;
  /** Least turnover of a market order that buys, and of any order where the server checks it. None where it is absent. */
  minTurnover?: Decimal;
  /** Least quantity of an order. */
  minVolume?: Decimal;
  /** Largest quantity of an order. */
  maxVolume?: Decimal;
  /**
     * Open orders that a member may have.
     * @minimum 0
     * @maximum 9999
     */
  maxTradingOrder: number;
  /**
     * How long an order may rest before it ends by itself.
     * @minimum 0
     * @maximum 9999
     */
  maxTradingTime: number;
  /** 1 for pairs that are recommended. */
  flag: Flag;
  /**
     * Place in lists, small first.
     * @maximum 9999
     */
  sort: number;
  /**
     * Part of the market, 0 is the main one.
     * @maximum 9999
     */
  zone?: number;
  /** How it was launched. */
  publishType?: ExchangeCoinPublishType;
  /** Price of the launch. */
  publishPrice?: Decimal | null;
  /** Quantity of the launch, counted in the traded coin. */
  publishAmount?: Decimal | null;
  /**
     * When the launch begins, free text.
     * @nullable
     */
  startTime?: string | null;
  /**
     * When it ends, free text.
     * @nullable
     */
  endTime?: string | null;
  /**
     * When it is settled, free text.
     * @nullable
     */
  clearTime?: string | null;
  /**
     * Which market maker quotes. Means nothing to a member.
     * @maximum 9999
     */
  robotType?: number;
  /** Time of the server, where one pair was asked for. */
  currentTime?: EpochMillis | null;
  /**
     * State of the matching, 1 running.
     * @maximum 9999
     */
  engineStatus?: number;
  /**
     * State of the quotes, 1 running.
     * @maximum 9999
     */
  marketEngineStatus?: number;
  /**
     * State of the maker, 1 running.
     * @maximum 9999
     */
  exEngineStatus?: number;
};
