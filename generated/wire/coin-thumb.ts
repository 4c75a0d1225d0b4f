/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * How a pair stands. Prices, `change` and `turnover` are counted in the quote coin, `volume` in the traded one; high, low, volume and turnover are those of the last 24 hours.
 */
export type CoinThumb = {
  /** Which pair. */
  symbol: MarketSymbol;
  /** Price 24 hours ago. */
  open: Decimal;
  /** Highest price. */
  high: Decimal;
  /** Lowest price. */
  low: Decimal;
  /** Latest price. */
  close: Decimal;
  chg: string;
  /** Change in 24 hours. */
  change: Decimal;
  /** How much was traded. */
  volume: Decimal;
  /** Turnover. */
  turnover: Decimal;
  /** Price at the end of the last day (UTC). */
  lastDayClose: Decimal;
  /** Value of one base coin. Null if not known. */
  usdRate: Decimal | null;
  /** Value of one quote coin. Null if not known. */
  baseUsdRate: Decimal | null;
  /**
     * Part of the market that the pair is listed in; 0 is the main one. Absent in some servers.
     * @maximum 9999
     */
  zone?: number;
  /**
     * Decimals of a quantity. Absent in older servers.
     * @minimum 0
     * @maximum 18
     */
  coinScale?: number;
  /**
     * Decimals of a price. Absent in older servers.
     * @minimum 0
     * @maximum 18
     */
  baseCoinScale?: number;
  /**
     * Name of the traded coin.
     * @nullable
     */
  coinName?: string | null;
  /**
     * Icon of the traded coin.
     * @nullable
     */
  coinUrl?: string | null;
  /** Contracts only; the funding rate. */
  feePercent?: string | null;
  /** Contracts only, proposed; price by which profits, margins, triggers and liquidations are judged. The latest price where it is absent. */
  markPrice?: Decimal | null;
  /** Contracts only, proposed; price of the coin on spot markets. */
  indexPrice?: Decimal | null;
  /**
     * Which market maker quotes. Means nothing to a member.
     * @maximum 9999
     */
  robotType?: number;
  /**
     * Prices at the end of each of the last 24 hours, oldest first, the latest price last. Empty or absent where it was not asked for.
     * @minItems 1
     * @maxItems 8
     */
  trend?: Decimal[];
};
