/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ActivityOrderPage } from './activity-order-page.ts';
import type { Success } from './success.ts';

/**
 * Participations, newest first.
 */
export type ActivityOrderPageResponse = Success & {
  /** A page of them. */
  data: ActivityOrderPage;
};
