/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * State of a participation: 0 being recorded, 1 frozen until the distribution, 2 distributed, 3 given back because the activity was cancelled.
 */
export type ActivityOrderState = typeof ActivityOrderState[keyof typeof ActivityOrderState];


export const ActivityOrderState = {
  TEMPORARY: 0,
  WAITING: 1,
  DISTRIBUTED: 2,
  CANCELED: 3,
} as const;
