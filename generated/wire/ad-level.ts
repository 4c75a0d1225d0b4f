/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * 0 ordinary, 1 recommended.
 */
export type AdLevel = typeof AdLevel[keyof typeof AdLevel];


export const AdLevel = {
  ORDINARY: 0,
  EXCELLENT: 1,
} as const;
