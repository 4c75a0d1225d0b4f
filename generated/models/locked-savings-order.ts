/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { LockedSavingsOrderStatus } from './locked-savings-order-status.ts';
import type { SavingsPeriodUnit } from './savings-period-unit.ts';

/**
 * A bought product. Amounts are counted in `coinUnit`. Amount and interest come to the spot account at `endTime`; there is no earlier redemption.
 */
export type LockedSavingsOrder = {
  /** Number of the order. */
  id: Id;
  /** Which product. */
  lockedId: Id;
  /** Id of the member. */
  memberId: Id;
  /** Coin that is lent and paid back. */
  coinUnit: CoinUnit;
  /** Amount. */
  num: Decimal;
  /** Interest of a year of 365 days, as a share of the amount. */
  rate: Decimal;
  /**
     * Term.
     * @minimum 1
     */
  duration: number;
  /** Unit to show the term in; dates and interest follow from `duration` alone. Null or absent for days. */
  periodUnit?: SavingsPeriodUnit | null;
  /**
     * Coins that it can be paid with. Null or absent where that is `coinUnit` alone.
     * @minItems 1
     * @maxItems 20
     * @nullable
     */
  acceptUnits?: CoinUnit[] | null;
  /** Interest of the whole term. */
  earnNum: Decimal;
  /** State. */
  status: LockedSavingsOrderStatus;
  /** When interest begins: the midnight in GMT+8 after the order. */
  startTime: DateTimeText;
  /** Redemption date: `duration` days after `startTime`. */
  endTime: DateTimeText;
  /** When it was bought. */
  createTime: DateTimeText;
  /** When it was paid back. Null before, absent in some servers. */
  updateTime?: DateTimeText | null;
};
