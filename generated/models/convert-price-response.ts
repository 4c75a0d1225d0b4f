/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Success } from './success.ts';

/**
 * Answer of getConvertPrice.
 */
export type ConvertPriceResponse = Success & {
  /** How much of `toUnit` one of `fromUnit` is worth. */
  data: Decimal;
};
