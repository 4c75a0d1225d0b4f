/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * A time that an order may run, with its reward. Stakes are counted in the stake coin of the order.
 */
export type ContractSecondCycle = {
  /** Which cycle, as placeSecondOrder wants it. */
  id: Id;
  /**
     * Time from the first price to the second.
     * @minimum 1
     */
  cycleLength: number;
  /** Reward of a won order as a share of its stake. */
  cycleRate: Decimal;
  /** Smallest stake. */
  minAmount: Decimal;
  /** Largest stake. */
  maxAmount: Decimal;
  /** When it was offered first. Null or absent in some servers. */
  createTime?: DateTimeText | null;
  /** When it was changed. Null or absent in some servers. */
  updateTime?: DateTimeText | null;
};
