/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of cancelSpotOrders.
 */
export type CancelSpotOrdersResponse = Success & {
  /**
     * Number of cancelled orders.
     * @minimum 0
     */
  data: number;
};
