/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ActivityPage } from './activity-page.ts';
import type { Success } from './success.ts';

/**
 * Activities.
 */
export type ActivityPageResponse = Success & {
  /** A page of them. */
  data: ActivityPage;
};
