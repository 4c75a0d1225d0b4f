/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PaymentMethod } from './payment-method.ts';
import type { Success } from './success.ts';

/**
 * Answer of listPaymentMethods.
 */
export type PaymentMethodsResponse = Success & {
  /**
     * The payment methods. Empty until one is saved.
     * @minItems 1
     * @maxItems 8
     */
  data: PaymentMethod[];
};
