/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * One release of a lock.
 */
export type LockedOrderDetail = {
  /** Number of the release. */
  id: Id;
  /** Id of the member. Null or absent in some servers. */
  memberId?: Id | null;
  /** Which lock. */
  lockedOrderId: Id;
  /** Coin that was released. */
  releaseUnit: CoinUnit;
  /** Released, counted in `releaseUnit`. */
  output: Decimal;
  /** When it came. */
  createTime: DateTimeText;
};
