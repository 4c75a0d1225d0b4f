/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ActivityOrder } from './activity-order.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Participations, newest first.
 */
export type ActivityOrderPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: ActivityOrder[];
};
