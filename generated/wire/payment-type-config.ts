/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PaymentFieldKind } from './payment-field-kind.ts';
import type { PaymentFieldName } from './payment-field-name.ts';

/**
 * One row of a payment method's form.
 */
export type PaymentTypeConfig = {
  /** Which of the seven values the row fills. */
  fieldName: PaymentFieldName;
  /** Tells whether it has to be filled. */
  require: boolean;
  /** Label, in the language of the request. */
  showText: string;
  /**
     * Hint inside the empty row, in the language of the request.
     * @nullable
     */
  placeholder: string | null;
  /** What the row is. */
  type: PaymentFieldKind;
};
