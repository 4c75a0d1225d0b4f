/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What the owner of an advertisement does: 0 buys coins, 1 sells coins. A customer who buys looks for 1.
 */
export type AdSide = typeof AdSide[keyof typeof AdSide];


export const AdSide = {
  BUY: 0,
  SELL: 1,
} as const;
