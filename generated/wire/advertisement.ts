/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdvertisementPlace } from './advertisement-place.ts';
import type { CommonStatus } from './common-status.ts';
import type { DateTimeText } from './date-time-text.ts';

/**
 * A banner.
 */
export type Advertisement = {
  /**
     * Key of the banner.
     * @minLength 1
     */
  serialNumber: string;
  /** Title. */
  name: string;
  /** Place where it is shown. */
  sysAdvertiseLocation: AdvertisementPlace;
  /** Language it is written in. */
  lang: string;
  /** From when it is shown, free text as the editor typed it, mostly `yyyy-MM-dd HH:mm:ss`. */
  startTime: string;
  /** Until when it is shown, free text as the editor typed it, mostly `yyyy-MM-dd HH:mm:ss`. */
  endTime: string;
  /** Address of the picture. */
  url: string;
  /**
     * Address that a click leads to.
     * @nullable
     */
  linkUrl: string | null;
  /**
     * Note of the editor.
     * @nullable
     */
  remark: string | null;
  /** Tells whether it is switched on. */
  status: CommonStatus;
  /** When it was made. */
  createTime: DateTimeText | null;
  /**
     * Text of the banner.
     * @nullable
     */
  content: string | null;
  /**
     * Author.
     * @nullable
     */
  author: string | null;
  /**
     * Place in lists, small first.
     * @maximum 9999
     */
  sort: number;
};
