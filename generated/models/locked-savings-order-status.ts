/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * State of an order: 0 in progress, 1 completed.
 */
export type LockedSavingsOrderStatus = typeof LockedSavingsOrderStatus[keyof typeof LockedSavingsOrderStatus];


export const LockedSavingsOrderStatus = {
  IN_PROGRESS: 0,
  COMPLETED: 1,
} as const;
