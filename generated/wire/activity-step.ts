/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Phase of an activity: 0 it has not begun, 1 one can take part, 2 it is over and is being distributed, 3 completed.
 */
export type ActivityStep = typeof ActivityStep[keyof typeof ActivityStep];


export const ActivityStep = {
  COMING: 0,
  ONGOING: 1,
  DISTRIBUTING: 2,
  COMPLETED: 3,
} as const;
