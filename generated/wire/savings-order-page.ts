/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LockedSavingsOrder } from './locked-savings-order.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Orders of products with a fixed term, newest first.
 */
export type SavingsOrderPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: LockedSavingsOrder[];
};
