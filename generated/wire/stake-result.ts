/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Outcome of a stake: 0 not known yet, 1 won, 2 lost, 3 the price did not move, 4 cancelled by the exchange.
 */
export type StakeResult = typeof StakeResult[keyof typeof StakeResult];


export const StakeResult = {
  WAIT: 0,
  WIN: 1,
  LOSE: 2,
  TIED: 3,
  CANCELED: 4,
} as const;
