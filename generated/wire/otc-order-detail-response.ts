/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderDetail } from './otc-order-detail.ts';
import type { Success } from './success.ts';

/**
 * Answer of getOtcOrder.
 */
export type OtcOrderDetailResponse = Success & {
  /** The order. */
  data: OtcOrderDetail;
};
