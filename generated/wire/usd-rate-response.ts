/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Success } from './success.ts';

/**
 * Answer of getUsdRate.
 */
export type UsdRateResponse = Success & {
  /** What one dollar is worth in that currency. */
  data: Decimal;
};
