/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';

/**
 * A coin that can be converted.
 */
export type ConvertCoin = {
  /** Number of the row. */
  id: Id;
  /** Short name. */
  coinUnit: CoinUnit;
  /** Least that can be given at once. */
  minAmount: Decimal;
  /** Most that can be given at once. */
  maxAmount: Decimal;
  /** Fee as a share of what is received. */
  fee: Decimal;
  /** Place in lists, small first. */
  sort: number;
  /** 1 while offered. */
  status: Flag;
  /** When it was added. */
  createTime: DateTimeText;
  /** When it was last changed. */
  updateTime: DateTimeText | null;
};
