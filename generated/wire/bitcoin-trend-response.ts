/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Success } from './success.ts';

/**
 * Answer of listBitcoinPrices.
 */
export type BitcoinTrendResponse = Success & {
  /**
     * Prices of BTC/USDT every five minutes of the last 24 hours, oldest first, counted in USDT. Empty before the first.
     * @minItems 1
     * @maxItems 8
     */
  data: Decimal[];
};
