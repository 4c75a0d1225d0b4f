/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which price is asked for.
 */
export type ConvertPriceRequest = {
  fromUnit: string;
  toUnit: string;
};
