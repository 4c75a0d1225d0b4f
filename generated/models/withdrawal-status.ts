/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where a withdrawal stands: -1 refused, 0 waits for review, 1 being sent, 2 done, 3 failed. The four texts of the specification are reviewing (0), transferring (1), failure (-1 and 3) and success (2).
 */
export type WithdrawalStatus = typeof WithdrawalStatus[keyof typeof WithdrawalStatus];


export const WithdrawalStatus = {
  REJECTED: -1,
  PENDING: 0,
  PROCESSING: 1,
  PROCESSED: 2,
  FAILED: 3,
} as const;
