/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PaidOtcOrder } from './paid-otc-order.ts';
import type { Success } from './success.ts';

/**
 * Answer of payOtcOrder.
 */
export type PaidOtcOrderResponse = Success & {
  /** The order. */
  data: PaidOtcOrder;
};
