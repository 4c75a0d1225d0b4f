/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';

/**
 * A conversion. Limits known at run time: `ctx.minAmount` and `ctx.maxAmount` are those of the coin given, which public servers do not check; `ctx.balance` is what can be used.
 */
export type ConvertRequest = {
  /** Coin to be given. */
  fromUnit: CoinUnit;
  /** Coin to be received. */
  toUnit: CoinUnit;
  /** Amount to convert, in `fromUnit`. */
  needAmount: Decimal;
  /** Price that the member saw, as getConvertPrice answered it: how much of `toUnit` one of `fromUnit` is worth. The server converts at exactly this price as long as it counts, and refuses with `price-moved` when it does not. Left out, the price of the moment counts. */
  price?: Decimal;
};
