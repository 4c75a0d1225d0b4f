/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Flag } from './flag.ts';
import type { RankPeriod } from './rank-period.ts';

/**
 * A place in a ranking by friends invited.
 */
export type InviteRank = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
  /**
     * Masked phone number or e-mail address.
     * @nullable
     */
  userIdentify: string | null;
  /**
     * Friends of the first level in the period.
     * @minimum 0
     * @maximum 9999
     */
  levelOne: number;
  /**
     * Friends of the second level in the period.
     * @minimum 0
     * @maximum 9999
     */
  levelTwo: number;
  /** What the ranking covers. */
  type: RankPeriod;
  /** When it was counted. */
  stasticDate: DateTimeText;
  /** 1 for a placeholder row without a member. Absent in some servers. */
  isRobot?: Flag;
};
