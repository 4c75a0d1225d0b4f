/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderNumber } from './otc-order-number.ts';

/**
 * An order that staff is asked to decide.
 */
export type AppealOtcOrderRequest = {
  /** Number of the order. */
  orderSn: OtcOrderNumber;
  /**
     * What happened, for staff.
     * @minLength 1
     * @maxLength 500
     */
  remark: string;
};
