/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';

/**
 * A conversion. Limits known at run time: `ctx.minAmount` and `ctx.maxAmount` are those of the coin given, which public servers do not check; `ctx.balance` is what can be used.
 */
export type ConvertRequest = {
  fromUnit: string;
  toUnit: string;
  /** How much is given, counted in `fromUnit`. */
  needAmount: Decimal;
};
