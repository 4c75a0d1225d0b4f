/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderPage } from './otc-order-page.ts';
import type { Success } from './success.ts';

/**
 * Answer of listOtcOrders.
 */
export type OtcOrdersResponse = Success & {
  /** The orders. */
  data: OtcOrderPage;
};
