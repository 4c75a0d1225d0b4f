/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where a withdraw code stands: 0 to be exchanged, 1 waiting (not used), 2 failed (cancelled, or ended before anybody redeemed it), 3 completed.
 */
export type WithdrawCodeStatus = typeof WithdrawCodeStatus[keyof typeof WithdrawCodeStatus];


export const WithdrawCodeStatus = {
  PROCESSING: 0,
  WAITING: 1,
  FAIL: 2,
  SUCCESS: 3,
} as const;
