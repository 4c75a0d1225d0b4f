/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What a ranking covers: 0 a day, 1 a week, 2 a month.
 */
export type RankPeriod = typeof RankPeriod[keyof typeof RankPeriod];


export const RankPeriod = {
  DAY: 0,
  WEEK: 1,
  MONTH: 2,
} as const;
