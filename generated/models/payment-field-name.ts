/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which of the seven values a row fills.
 */
export type PaymentFieldName = typeof PaymentFieldName[keyof typeof PaymentFieldName];


export const PaymentFieldName = {
  field_1: 'field_1',
  field_2: 'field_2',
  field_3: 'field_3',
  field_4: 'field_4',
  field_5: 'field_5',
  field_6: 'field_6',
  field_7: 'field_7',
} as const;
