/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where a deposit stands: -1 failed, 0 not arrived, 1 arrived.
 */
export type DepositStatus = typeof DepositStatus[keyof typeof DepositStatus];


export const DepositStatus = {
  FAIL: -1,
  NOT_ARRIVED: 0,
  ARRIVED: 1,
} as const;
