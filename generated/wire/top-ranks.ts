/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { InviteRank } from './invite-rank.ts';
import type { InviteStatistic } from './invite-statistic.ts';

/**
 * The rankings, best first.
 */
export type TopRanks = {
  /**
     * By rebate. Empty before the first count.
     * @minItems 1
     * @maxItems 8
     */
  topreward: InviteStatistic[];
  /**
     * By friends invited. Empty before the first count.
     * @minItems 1
     * @maxItems 8
     */
  topinvite: InviteStatistic[];
  /**
     * By friends invited this week. Absent in older servers, empty before the first count.
     * @minItems 1
     * @maxItems 8
     */
  topinviteweek?: InviteRank[];
  /**
     * By friends invited this month. Absent in older servers, empty before the first count.
     * @minItems 1
     * @maxItems 8
     */
  topinvitemonth?: InviteRank[];
};
