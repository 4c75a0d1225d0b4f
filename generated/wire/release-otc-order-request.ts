/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { OtcOrderNumber } from './otc-order-number.ts';

/**
 * An order whose coins the seller gives to the buyer.
 */
export type ReleaseOtcOrderRequest = {
  /** Number of the order. */
  orderSn: OtcOrderNumber;
  /** Fund password. */
  jyPassword: CurrentPassword;
};
