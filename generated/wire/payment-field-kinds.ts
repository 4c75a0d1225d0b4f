/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PaymentFieldKind } from './payment-field-kind.ts';

export type PaymentFieldKinds = {
  field_1?: PaymentFieldKind;
  field_2?: PaymentFieldKind;
  field_3?: PaymentFieldKind;
  field_4?: PaymentFieldKind;
  field_5?: PaymentFieldKind;
  field_6?: PaymentFieldKind;
  field_7?: PaymentFieldKind;
};
