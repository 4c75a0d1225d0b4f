/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';

/**
 * A time that an order may run, with its reward. Stakes are counted in the stake coin of the order.
 */
export type ContractSecondCycle = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * Time from the first price to the second.
     * @minimum 1
     * @maximum 9999
     */
  cycleLength: number;
  cycleRate: string;
  /** Smallest stake. */
  minAmount: Decimal;
  /** Largest stake. */
  maxAmount: Decimal;
  /** When it was offered first. Null or absent in some servers. */
  createTime?: DateTimeText | null;
  /** When it was changed. Null or absent in some servers. */
  updateTime?: DateTimeText | null;
};
