/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Result of a round: 0 not known yet, 1 the price rose, 2 it fell, 3 it did not move, 4 cancelled. Some servers give 3 for cancelled rounds, too, and tell them apart by name.
 */
export type ContractOptionResult = typeof ContractOptionResult[keyof typeof ContractOptionResult];


export const ContractOptionResult = {
  WAIT: 0,
  WIN: 1,
  LOSE: 2,
  TIED: 3,
  CANCELED: 4,
} as const;
