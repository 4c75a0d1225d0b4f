/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderNumber } from './otc-order-number.ts';
import type { OtcOrderStatus } from './otc-order-status.ts';

/**
 * A paid order. Servers add parts of its record, each others; getOtcOrder tells all that is wanted.
 */
export type PaidOtcOrder = {
  /** Number of the order. */
  orderSn: OtcOrderNumber;
  /** Where it stands. */
  status: OtcOrderStatus;
};
