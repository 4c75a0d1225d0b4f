/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { CommonStatus } from './common-status.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * A deposit that a merchant may leave.
 */
export type MerchantDeposit = {
  /** Number of the choice. */
  id: Id;
  /** Coin. */
  coin: Coin;
  /** Amount. */
  amount: Decimal;
  /** Tells whether it can be chosen. */
  status: CommonStatus;
  /** When it was added. Absent in some servers. */
  createTime?: DateTimeText | null;
};
