/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The coin to be given.
 */
export type ConvertTargetsRequest = {
  unit: string;
};
