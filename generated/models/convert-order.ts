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
  /** Id of the member. */
  memberId: Id;
  /** Coin given. */
  fromUnit: CoinUnit;
  /** Coin received. */
  toUnit: CoinUnit;
  /** Converted amount, in `fromUnit`. */
  fromAmount: Decimal;
  /** Amount received after the fee, in `toUnit`. */
  toAmount: Decimal;
  /** Price of one `fromUnit` in `toUnit`. */
  price: Decimal;
  /** Fee, counted in `toUnit`. */
  fee: Decimal;
  /** Status. */
  status: ConvertStatus;
  /** When. */
  createTime: DateTimeText;
};
