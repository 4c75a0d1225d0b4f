/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestCycle } from './auto-invest-cycle.ts';
import type { Decimal } from './decimal.ts';
import type { TimeOfDay } from './time-of-day.ts';

/**
 * A plan. Limit known at run time: `ctx.minAmount` is the least of the product. The first purchase is a day ahead for a daily plan, 8 for a weekly, 31 for a monthly.
 */
export type CreateRecurringPlanRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  aid: number;
  /** Amount of each purchase, counted in the coin that pays. */
  amount: Decimal;
  /** Time between two purchases. */
  cycle: AutoInvestCycle;
  /** Time of day of the purchases. */
  startTime: TimeOfDay;
};
