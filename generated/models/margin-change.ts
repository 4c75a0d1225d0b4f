/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Direction of a change of margin: 0 adds, 1 takes away.
 */
export type MarginChange = typeof MarginChange[keyof typeof MarginChange];


export const MarginChange = {
  ADD: 0,
  REDUCE: 1,
} as const;
