/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Time between two purchases of a plan: 0 a day, 1 seven days, 2 thirty days.
 */
export type AutoInvestCycle = typeof AutoInvestCycle[keyof typeof AutoInvestCycle];


export const AutoInvestCycle = {
  DAILY: 0,
  WEEKLY: 1,
  MONTHLY: 2,
} as const;
