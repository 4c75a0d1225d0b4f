/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where a code comes from: 1 e-mail, 2 text message, 3 authenticator app.
 */
export type SecondFactor = typeof SecondFactor[keyof typeof SecondFactor];


export const SecondFactor = {
  EMAIL: 1,
  PHONE: 2,
  GOOGLE: 3,
} as const;
