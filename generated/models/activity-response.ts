/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Activity } from './activity.ts';
import type { Success } from './success.ts';

/**
 * An activity.
 */
export type ActivityResponse = Success & {
  /** The activity. */
  data: Activity;
};
