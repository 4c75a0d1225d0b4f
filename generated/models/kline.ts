/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CandlePeriod } from './candle-period.ts';
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';

/**
 * A candle as it is pushed. Prices and `turnover` are counted in the quote coin, `volume` in the traded one.
 */
export type KLine = {
  /**
     * Which pair. Absent in most servers; the topic says it.
     * @nullable
     */
  symbol?: string | null;
  /** First price. */
  openPrice: Decimal;
  /** Highest price. */
  highestPrice: Decimal;
  /** Lowest price. */
  lowestPrice: Decimal;
  /** Last price so far. */
  closePrice: Decimal;
  /** When the candle begins. */
  time: EpochMillis;
  /** How long it is. */
  period: CandlePeriod;
  /**
     * Number of trades.
     * @minimum 0
     */
  count: number;
  /** How much was traded. */
  volume: Decimal;
  /** Turnover. */
  turnover: Decimal;
};
