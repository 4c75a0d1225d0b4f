/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Value of one row. In an image row the address of an uploaded picture, JPG, JPEG, PNG or BMP up to 1 MB.
 * @maxLength 500
 */
export type PaymentFieldValue = string;
