/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestCycle } from './auto-invest-cycle.ts';
import type { AutoInvestPlanStatus } from './auto-invest-plan-status.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { TimeOfDay } from './time-of-day.ts';

/**
 * A plan that buys a coin again and again from the spot account. After three failed purchases in a row it pauses itself.
 */
export type AutoInvestPlan = {
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
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
  coinUnit: string;
  baseUnit: string;
  /** Time between two purchases. */
  cycle: AutoInvestCycle;
  /** Amount of each purchase, counted in `baseUnit`. */
  amount: Decimal;
  /** Time of day of the purchases. */
  startTime: TimeOfDay;
  /** Next purchase. Null or in the past for a plan that is paused or finished. */
  nextTime: DateTimeText | null;
  /** Spent `baseUnit` for each coin that is held, the fee included. Null or 0 before the first purchase. */
  averagePrice: Decimal | null;
  /** All that was spent, counted in `baseUnit`. */
  cumulativeAmount: Decimal;
  /** All `coinUnit` that was bought, after fees. */
  cumulativeBuyAmount: Decimal;
  /** Value of what was bought, at the price of the moment, less what was spent, counted in `baseUnit`. Null or absent in some servers. */
  profitLoss?: Decimal | null;
  /** The same as percent of what was spent. Null or absent in some servers. */
  roi?: string | null;
  /** Fee, as a share of what is bought. Null or absent in some servers, which tell it of the product only. */
  fee?: string | null;
  /** State of a plan that is not finished. */
  status: AutoInvestPlanStatus;
  /** 1 when the member has finished the plan. */
  delFlag: Flag;
  /** When it was created. */
  createTime: DateTimeText;
  /** When it last changed. Null or absent before the first change. */
  updateTime?: DateTimeText | null;
};
