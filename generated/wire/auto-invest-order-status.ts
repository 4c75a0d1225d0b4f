/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Result of a purchase: 0 bought, 1 failed.
 */
export type AutoInvestOrderStatus = typeof AutoInvestOrderStatus[keyof typeof AutoInvestOrderStatus];


export const AutoInvestOrderStatus = {
  SUCCESS: 0,
  FAILURE: 1,
} as const;
