/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';

/**
 * A candle as six values: when it begins, open, high, low and close (counted in the quote coin), and volume (counted in the traded coin). Some servers add more values behind. Never empty.
 * @minItems 6
 * @maxItems 6
 */
export type KLineRow = [EpochMillis, Decimal, Decimal, Decimal, Decimal, Decimal];
