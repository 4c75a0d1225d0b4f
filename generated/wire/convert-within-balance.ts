/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * No more is given than can be used, however high the limit of the coin.
 */
export type ConvertWithinBalance = unknown;
