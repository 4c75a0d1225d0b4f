/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LockedOrder } from './locked-order.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Locks, newest first.
 */
export type LockedOrderPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 0
     * @maxItems 100
     */
  content: LockedOrder[];
};
