/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AnnouncementCategory } from './announcement-category.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Id } from './id.ts';

/**
 * An announcement.
 */
export type Announcement = {
  /** Number of the announcement. */
  id: Id;
  /** Title. */
  title: string;
  /**
     * The text as HTML, to be cleaned before it is shown. Null in lists.
     * @nullable
     */
  content: string | null;
  /** Category. None is shown where it is absent. */
  announcementClassification?: AnnouncementCategory;
  /**
     * Address of a picture.
     * @nullable
     */
  imgUrl: string | null;
  /** True while it is shown. */
  isShow: boolean;
  /**
     * '0' when it is pinned to the top.
     * @nullable
     */
  isTop: string | null;
  /**
     * Place in lists, small first.
     * @nullable
     */
  sort: number | null;
  /**
     * Language it is written in. Absent in older servers.
     * @nullable
     */
  lang?: string | null;
  /** When it was published. */
  createTime: DateTimeText;
};
