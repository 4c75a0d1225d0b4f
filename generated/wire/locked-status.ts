/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * State of a lock: 0 nothing is released yet, 1 it is being released, 2 closed, all is released.
 */
export type LockedStatus = typeof LockedStatus[keyof typeof LockedStatus];


export const LockedStatus = {
  TO_BE_RELEASED: 0,
  RELEASING: 1,
  CLOSED: 2,
} as const;
