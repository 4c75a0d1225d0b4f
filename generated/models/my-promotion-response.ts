/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { InviteStatistic } from './invite-statistic.ts';
import type { Success } from './success.ts';

/**
 * Answer of getMyPromotion.
 */
export type MyPromotionResponse = Success & ({
  /** The count. Null before the first one. */
  data: InviteStatistic | null;
});
