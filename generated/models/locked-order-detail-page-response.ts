/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LockedOrderDetailPage } from './locked-order-detail-page.ts';
import type { Success } from './success.ts';

/**
 * Releases, newest first.
 */
export type LockedOrderDetailPageResponse = Success & {
  /** A page of them. */
  data: LockedOrderDetailPage;
};
