/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Positions that are closed: 0 the long, 1 the short, 2 both.
 */
export type ClosedSides = typeof ClosedSides[keyof typeof ClosedSides];


export const ClosedSides = {
  LONG: 0,
  SHORT: 1,
  BOTH: 2,
} as const;
