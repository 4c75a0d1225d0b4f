/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Phase of activities that are wanted: -1 all, 0 coming, 1 ongoing, 2 distributing, 3 completed.
 */
export type ActivityStepFilter = typeof ActivityStepFilter[keyof typeof ActivityStepFilter];


export const ActivityStepFilter = {
  ALL: -1,
  COMING: 0,
  ONGOING: 1,
  DISTRIBUTING: 2,
  COMPLETED: 3,
} as const;
