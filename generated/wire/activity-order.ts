/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ActivityOrderState } from './activity-order-state.ts';
import type { ActivityType } from './activity-type.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';

/**
 * A participation in an activity. It cannot be taken back; a cancelled activity gives back all that was frozen.
 */
export type ActivityOrder = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  activityId: number;
  /**
     * Name of the activity. Null or absent in some servers.
     * @nullable
     */
  activityName?: string | null;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
  /** Type of the activity. */
  type: ActivityType;
  /** State. */
  state: ActivityOrderState;
  /** Amount of the request: coins or machines that are wanted, of position sharing and lock-up coins of `baseSymbol`. */
  amount: Decimal;
  /** What was frozen for it, the fee of a lock-up included, counted in `baseSymbol`. Some servers set it to 0 when nothing is frozen any more. */
  freezeAmount: Decimal;
  /** Price of a coin or machine, counted in `baseSymbol`. Null or 0 where there is none. */
  price?: Decimal | null;
  /** What it cost, counted in `baseSymbol`. */
  turnover: Decimal;
  /** What it gave: coins of `coinSymbol`, machines, or of a lock-up all that is to be released. Null before the distribution, absent in some servers. */
  granted?: Decimal | null;
  coinSymbol: string;
  baseSymbol: string;
  /** When the member took part. */
  createTime: DateTimeText;
};
