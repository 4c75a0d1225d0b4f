/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Move of the price that a stake is on: 0 a rise, 1 a fall.
 */
export type StakeDirection = typeof StakeDirection[keyof typeof StakeDirection];


export const StakeDirection = {
  BUY: 0,
  SELL: 1,
} as const;
