/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderNumber } from './otc-order-number.ts';
import type { OtcOrderStatus } from './otc-order-status.ts';

/**
 * A paid order. Servers send more of its record, which differs from one to another; getOtcOrder has it all.
 */
export type PaidOtcOrder = {
  /** Number of the order. */
  orderSn: OtcOrderNumber;
  /** Where it stands. */
  status: OtcOrderStatus;
};
