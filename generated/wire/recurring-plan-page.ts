/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestPlan } from './auto-invest-plan.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Plans, newest first.
 */
export type RecurringPlanPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: AutoInvestPlan[];
};
