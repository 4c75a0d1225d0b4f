/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AutoInvestOrder } from './auto-invest-order.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Purchases of plans, newest first.
 */
export type RecurringPurchasePage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: AutoInvestOrder[];
};
