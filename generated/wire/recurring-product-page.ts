/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestActivity } from './auto-invest-activity.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Coins that plans buy.
 */
export type RecurringProductPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: AutoInvestActivity[];
};
