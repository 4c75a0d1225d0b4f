/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Success } from './success.ts';

/**
 * Answer of getConvertPrice.
 */
export type ConvertPriceResponse = Success & {
  /** Price of one `fromUnit` in `toUnit`. */
  data: Decimal;
};
