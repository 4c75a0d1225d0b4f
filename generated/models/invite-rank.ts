/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';
import type { RankPeriod } from './rank-period.ts';

/**
 * A place in a ranking by friends invited.
 */
export type InviteRank = {
  /** Number of the row. */
  id: Id;
  /** Member, scrambled. */
  memberId: Id;
  /**
     * Masked phone number or e-mail address.
     * @nullable
     */
  userIdentify: string | null;
  /**
     * Friends of the first level in the period.
     * @minimum 0
     */
  levelOne: number;
  /**
     * Friends of the second level in the period.
     * @minimum 0
     */
  levelTwo: number;
  /** What the ranking covers. */
  type: RankPeriod;
  /** When it was counted. */
  stasticDate: DateTimeText;
  /** 1 for a placeholder row without a member. Absent in some servers. */
  isRobot?: Flag;
};
