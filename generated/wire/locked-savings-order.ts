/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { LockedSavingsOrderStatus } from './locked-savings-order-status.ts';
import type { SavingsPeriodUnit } from './savings-period-unit.ts';

/**
 * A bought product. Amounts are counted in `coinUnit`. Amount and interest come to the spot account at `endTime`; there is no earlier redemption.
 */
export type LockedSavingsOrder = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  lockedId: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
  coinUnit: string;
  /** Amount. */
  num: Decimal;
  rate: string;
  /**
     * Term.
     * @minimum 1
     * @maximum 9999
     */
  duration: number;
  /** Unit to show the term in; dates and interest follow from `duration` alone. Null or absent for days. */
  periodUnit?: SavingsPeriodUnit | null;
  /**
     * Coins that it can be paid with. Null or absent where that is `coinUnit` alone.
     * @minItems 1
     * @maxItems 8
     * @nullable
     */
  acceptUnits?: string[] | null;
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
