/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PaymentTypeConfig } from './payment-type-config.ts';
import type { Success } from './success.ts';

/**
 * Answer of getPaymentTypeConfig.
 */
export type PaymentTypeConfigResponse = Success & ({
  /** The rows in their order. Null or empty when there is no such type. */
  data: PaymentTypeConfig[] | null;
});
