/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A payment method to delete.
 */
export type DeletePaymentMethodRequest = {
  /** Number of the payment method. */
  id: Id;
};
