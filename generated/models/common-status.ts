/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * 0 in use, 1 switched off.
 */
export type CommonStatus = typeof CommonStatus[keyof typeof CommonStatus];


export const CommonStatus = {
  NORMAL: 0,
  ILLEGAL: 1,
} as const;
