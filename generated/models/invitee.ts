/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { PromotionLevel } from './promotion-level.ts';
import type { RealNameStatus } from './real-name-status.ts';

/**
 * A member who registered with the invite code of the member, or of a friend of the member.
 */
export type Invitee = {
  /** Masked user name. */
  username: string;
  /** When the friend registered. */
  createTime: DateTimeText;
  /** Level of the friend. */
  level: PromotionLevel;
  /** Tells whether the friend's real name is verified; no rebate before. Absent in older servers. */
  realNameStatus?: RealNameStatus;
};
