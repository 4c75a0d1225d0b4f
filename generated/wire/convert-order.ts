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
