/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Unit that a term is shown in: 0 days, 1 months, 2 years.
 */
export type SavingsPeriodUnit = typeof SavingsPeriodUnit[keyof typeof SavingsPeriodUnit];


export const SavingsPeriodUnit = {
  DAY: 0,
  MONTH: 1,
  YEAR: 2,
} as const;
