/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How the price is made: 0 fixed, 1 market price plus premium.
 */
export type AdPriceKind = typeof AdPriceKind[keyof typeof AdPriceKind];


export const AdPriceKind = {
  REGULAR: 0,
  MUTATIVE: 1,
} as const;
