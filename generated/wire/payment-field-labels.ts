/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

export type PaymentFieldLabels = {
  field_1?: string;
  field_2?: string;
  field_3?: string;
  field_4?: string;
  field_5?: string;
  field_6?: string;
  field_7?: string;
};
