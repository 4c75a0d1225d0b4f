/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Which announcement is wanted.
 */
export type AnnouncementRequest = {
  /** Number of the announcement. */
  id: Id;
};
