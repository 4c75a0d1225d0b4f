/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Announcement } from './announcement.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Announcements in the language of the request, newest first.
 */
export type AnnouncementPage = PageInfo & {
  /**
     * The rows, without their text. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: Announcement[];
};
