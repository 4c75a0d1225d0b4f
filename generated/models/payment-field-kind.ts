/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What a row of the form is: a text box, an image to upload, or a hint to read.
 */
export type PaymentFieldKind = typeof PaymentFieldKind[keyof typeof PaymentFieldKind];


export const PaymentFieldKind = {
  INPUT: 'input',
  IMAGE: 'image',
  TIP: 'tip',
} as const;
