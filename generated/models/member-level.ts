/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How far a member is verified: 0 ordinary, 1 real name verified, 2 certified merchant.
 */
export type MemberLevel = typeof MemberLevel[keyof typeof MemberLevel];


export const MemberLevel = {
  GENERAL: 0,
  REALNAME: 1,
  IDENTIFICATION: 2,
} as const;
