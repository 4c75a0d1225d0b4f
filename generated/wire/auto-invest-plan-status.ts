/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * State of a plan that is not finished: 0 it buys, 1 it is paused.
 */
export type AutoInvestPlanStatus = typeof AutoInvestPlanStatus[keyof typeof AutoInvestPlanStatus];


export const AutoInvestPlanStatus = {
  ENABLED: 0,
  DISABLED: 1,
} as const;
