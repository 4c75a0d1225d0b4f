/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Flag } from './flag.ts';

/**
 * A coin that can be converted.
 */
export type ConvertCoin = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  coinUnit: string;
  minAmount: string;
  maxAmount: string;
  fee: string;
  /**
     * Place in lists, small first.
     * @maximum 9999
     */
  sort: number;
  /** 1 while offered. */
  status: Flag;
  /** When it was added. */
  createTime: DateTimeText;
  /** When it was last changed. */
  updateTime: DateTimeText | null;
};
