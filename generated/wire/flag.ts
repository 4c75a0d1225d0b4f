/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * 0 no, 1 yes.
 */
export type Flag = typeof Flag[keyof typeof Flag];


export const Flag = {
  IS_FALSE: 0,
  IS_TRUE: 1,
} as const;
