/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A sale offers no more than the owner has, and one trade is worth no more than the whole of it.
 */
export type AdSaleLimits = unknown;
