/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';

/**
 * Prices every minute of the last 24 hours, oldest first.
 */
export type SymbolTrend = {
  /**
     * Prices, counted in the quote coin. Empty before the first trade.
     * @minItems 0
     * @maxItems 1500
     */
  amount: Decimal[];
  /**
     * When each of them was. Empty before the first trade.
     * @minItems 0
     * @maxItems 1500
     */
  time: EpochMillis[];
};
