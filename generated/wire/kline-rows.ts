/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { KLineRow } from './kline-row.ts';

/**
 * Candles, oldest first, at most the newest 10000 of the range. Empty where the pair was not traded yet.
 * @minItems 1
 * @maxItems 8
 */
export type KLineRows = KLineRow[];
