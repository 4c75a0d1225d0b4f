/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PaymentFieldValue } from './payment-field-value.ts';

/**
 * A payment method. Which rows are required is told by the configuration of its type.
 */
export type SavePaymentMethodRequest = {
  /** Payment method to change. Left out for a new one. */
  id?: Id;
  /** Number of the payment type. */
  type: Id;
  /** Value of the row whose `fieldName` is field_1. */
  field_1?: PaymentFieldValue;
  /** Value of the row whose `fieldName` is field_2. */
  field_2?: PaymentFieldValue;
  /** Value of the row whose `fieldName` is field_3. */
  field_3?: PaymentFieldValue;
  /** Value of the row whose `fieldName` is field_4. */
  field_4?: PaymentFieldValue;
  /** Value of the row whose `fieldName` is field_5. */
  field_5?: PaymentFieldValue;
  /** Value of the row whose `fieldName` is field_6. */
  field_6?: PaymentFieldValue;
  /** Value of the row whose `fieldName` is field_7. */
  field_7?: PaymentFieldValue;
};
