/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Announcement } from './announcement.ts';

/**
 * An announcement and those around it.
 */
export type AnnouncementWithNeighbours = {
  /** The announcement. */
  info: Announcement;
  /** The one before. Null for the first. */
  back: Announcement | null;
  /** The one after. Null for the last. */
  next: Announcement | null;
};
