/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Announcement } from './announcement.ts';
import type { Success } from './success.ts';

/**
 * Answer of getAnnouncement.
 */
export type AnnouncementResponse = Success & ({
  /** The announcement. Null when there is none of this number. */
  data: Announcement | null;
});
