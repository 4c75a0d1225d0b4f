/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * No more is put in a code than can be used, however high the limit of the coin.
 */
export type WithdrawCodeWithinBalance = unknown;
