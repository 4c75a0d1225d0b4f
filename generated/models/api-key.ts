/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Id } from './id.ts';

/**
 * A key. It is valid for ever when `expireTime` is null; otherwise the days left are counted from now to then, begun days in full.
 */
export type ApiKey = {
  /** Number of the key. */
  id: Id;
  /** Owner. */
  memberId: Id;
  /**
     * Access key, the public half.
     * @minLength 1
     */
  apiKey: string;
  /**
     * Name the server gave it.
     * @nullable
     */
  apiName: string | null;
  /**
     * The member's name for it.
     * @nullable
     */
  remark: string | null;
  /**
     * IP addresses it is bound to, joined by commas. Null or empty when it is not bound.
     * @nullable
     */
  bindIp: string | null;
  /** When it was made. */
  createTime: DateTimeText;
  /** Until when it is valid. Null when for ever. */
  expireTime: DateTimeText | null;
};
