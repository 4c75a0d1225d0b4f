/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Length of a period: 0 a day, 1 seven days, 2 thirty days, 3 365 days.
 */
export type LabPeriod = typeof LabPeriod[keyof typeof LabPeriod];


export const LabPeriod = {
  DAY: 0,
  WEEK: 1,
  MONTH: 2,
  YEAR: 3,
} as const;
