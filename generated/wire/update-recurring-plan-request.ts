/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestCycle } from './auto-invest-cycle.ts';
import type { Decimal } from './decimal.ts';
import type { TimeOfDay } from './time-of-day.ts';

/**
 * A changed plan. Limit known at run time: `ctx.minAmount` is the least of the product. Another cycle or time of day counts the next purchase anew, as for a new plan.
 */
export type UpdateRecurringPlanRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** Amount of each purchase, counted in the coin that pays. */
  amount: Decimal;
  /** Time between two purchases. */
  cycle: AutoInvestCycle;
  /** Time of day of the purchases. */
  startTime: TimeOfDay;
};
