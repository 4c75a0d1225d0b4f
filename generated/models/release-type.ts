/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How a lock is released: 0 the same amount each period, 1 the same share of what is left; the last period releases all that is left.
 */
export type ReleaseType = typeof ReleaseType[keyof typeof ReleaseType];


export const ReleaseType = {
  EQUAL: 0,
  PROPORTIONAL: 1,
} as const;
