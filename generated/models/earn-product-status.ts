/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Tells whether a product can be bought: 0 no, 1 yes.
 */
export type EarnProductStatus = typeof EarnProductStatus[keyof typeof EarnProductStatus];


export const EarnProductStatus = {
  UNAVAILABLE: 0,
  AVAILABLE: 1,
} as const;
