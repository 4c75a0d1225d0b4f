/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * With a fixed price, a premium of 0 is refused.
 */
export type AdFixedPricePremium = unknown;
