/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LockedOrder } from './locked-order.ts';
import type { Success } from './success.ts';

/**
 * A lock.
 */
export type LockedOrderResponse = Success & {
  /** The lock. */
  data: LockedOrder;
};
