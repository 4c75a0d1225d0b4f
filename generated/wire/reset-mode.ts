/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How an account is named: 0 by phone number, 1 by e-mail address.
 */
export type ResetMode = typeof ResetMode[keyof typeof ResetMode];


export const ResetMode = {
  PHONE: 0,
  EMAIL: 1,
} as const;
