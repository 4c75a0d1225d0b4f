/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { ConvertStatus } from './convert-status.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * A conversion.
 */
export type ConvertOrder = {
  /** Number of the conversion. */
  id: Id;
  /** Who converted. */
  memberId: Id;
  /** Coin given. */
  fromUnit: CoinUnit;
  /** Coin received. */
  toUnit: CoinUnit;
  /** How much was given, counted in `fromUnit`. */
  fromAmount: Decimal;
  /** How much was received after the fee, counted in `toUnit`. */
  toAmount: Decimal;
  /** How much of `toUnit` one of `fromUnit` was worth. */
  price: Decimal;
  /** Fee, counted in `toUnit`. */
  fee: Decimal;
  /** Where it stands. */
  status: ConvertStatus;
  /** When. */
  createTime: DateTimeText;
};
