/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * 0 is success.
 */
export type SuccessCode = typeof SuccessCode[keyof typeof SuccessCode];


export const SuccessCode = {
  NUMBER_0: 0,
} as const;
