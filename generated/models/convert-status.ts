/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where a conversion stands: 0 new, 1 done.
 */
export type ConvertStatus = typeof ConvertStatus[keyof typeof ConvertStatus];


export const ConvertStatus = {
  NEW: 0,
  DONE: 1,
} as const;
