/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LockedOrderPage } from './locked-order-page.ts';
import type { Success } from './success.ts';

/**
 * Locks, newest first.
 */
export type LockedOrderPageResponse = Success & {
  /** A page of them. */
  data: LockedOrderPage;
};
