/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The activity that is wanted.
 */
export type LabActivityRequest = {
  /** Number of the activity. */
  id: Id;
};
