/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Whether a real name is verified: 0 no, 1 under review, 2 yes.
 */
export type RealNameStatus = typeof RealNameStatus[keyof typeof RealNameStatus];


export const RealNameStatus = {
  NOT_CERTIFIED: 0,
  AUDITING: 1,
  VERIFIED: 2,
} as const;
