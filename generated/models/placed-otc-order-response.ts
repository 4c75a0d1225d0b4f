/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderNumber } from './otc-order-number.ts';
import type { Success } from './success.ts';

/**
 * Answer of placeOtcBuyOrder and placeOtcSellOrder.
 */
export type PlacedOtcOrderResponse = Success & {
  /** Number of the new order. */
  data: OtcOrderNumber;
};
