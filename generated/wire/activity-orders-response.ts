/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ActivityOrder } from './activity-order.ts';
import type { Success } from './success.ts';

/**
 * Participations of one member in one activity.
 */
export type ActivityOrdersResponse = Success & {
  /**
     * They, newest first. Empty when the member has not taken part.
     * @minItems 1
     * @maxItems 8
     */
  data: ActivityOrder[];
};
