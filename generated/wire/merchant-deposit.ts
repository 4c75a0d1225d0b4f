/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { CommonStatus } from './common-status.ts';
import type { DateTimeText } from './date-time-text.ts';

/**
 * A deposit that a merchant may leave.
 */
export type MerchantDeposit = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** Coin. */
  coin: Coin;
  amount: string;
  /** Tells whether it can be chosen. */
  status: CommonStatus;
  /** When it was added. Absent in some servers. */
  createTime?: DateTimeText | null;
};
