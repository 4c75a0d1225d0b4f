/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PaymentType } from './payment-type.ts';
import type { Success } from './success.ts';

/**
 * Answer of listPaymentTypes.
 */
export type PaymentTypesResponse = Success & {
  /**
     * The payment types. Empty where the exchange has no trade in ordinary money.
     * @minItems 1
     * @maxItems 8
     */
  data: PaymentType[];
};
