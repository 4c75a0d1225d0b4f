/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LockedOrderDetail } from './locked-order-detail.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Releases, newest first.
 */
export type LockedOrderDetailPage = PageInfo & {
  /**
     * The rows. Empty when there are none or the page lies behind the last.
     * @minItems 0
     * @maxItems 100
     */
  content: LockedOrderDetail[];
};
