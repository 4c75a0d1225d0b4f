/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ConvertStatus } from './convert-status.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';

/**
 * A conversion.
 */
export type ConvertOrder = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
  fromUnit: string;
  toUnit: string;
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
