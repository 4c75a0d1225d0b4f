/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CommonStatus } from './common-status.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { HelpCategory } from './help-category.ts';

/**
 * A help page.
 */
export type HelpArticle = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** Title. */
  title: string;
  /**
     * The text as HTML, to be cleaned before it is shown. Null or absent in lists.
     * @nullable
     */
  content?: string | null;
  /** Category. */
  sysHelpClassification: HelpCategory;
  /**
     * Address of a picture.
     * @nullable
     */
  imgUrl: string | null;
  /**
     * '0' when it is pinned to the top.
     * @nullable
     */
  isTop: string | null;
  /**
     * Author.
     * @nullable
     */
  author: string | null;
  /** Tells whether it is shown. */
  status: CommonStatus;
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
  /** When it was written. */
  createTime: DateTimeText;
};
