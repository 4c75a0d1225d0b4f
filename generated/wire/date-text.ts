/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A calendar day as `yyyy-MM-dd`.
 */
export type DateText = string;
