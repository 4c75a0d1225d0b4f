/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AnnouncementPage } from './announcement-page.ts';
import type { Success } from './success.ts';

/**
 * Answer of listAnnouncements.
 */
export type AnnouncementsResponse = Success & {
  /** A page of announcements. */
  data: AnnouncementPage;
};
