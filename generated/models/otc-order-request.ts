/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderNumber } from './otc-order-number.ts';

/**
 * Which order is meant.
 */
export type OtcOrderRequest = {
  /** Number of the order. */
  orderSn: OtcOrderNumber;
};
