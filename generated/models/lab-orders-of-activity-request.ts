/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Participations that are wanted.
 */
export type LabOrdersOfActivityRequest = {
  /** Number of the activity. */
  activityId: Id;
};
