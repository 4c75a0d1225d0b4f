/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Margin of contracts: 0 cross, one margin for all positions; 1 isolated, one for each.
 */
export type MarginMode = typeof MarginMode[keyof typeof MarginMode];


export const MarginMode = {
  CROSSED: 0,
  FIXED: 1,
} as const;
