/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What was typed, the other follows from it: 0 the money, 1 the amount of coins.
 */
export type OtcOrderMode = typeof OtcOrderMode[keyof typeof OtcOrderMode];


export const OtcOrderMode = {
  MONEY: 0,
  AMOUNT: 1,
} as const;
