/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * State of a round: 0 it is bet on, 1 it is being drawn, 2 it has a result, 3 it is cancelled.
 */
export type ContractOptionStatus = typeof ContractOptionStatus[keyof typeof ContractOptionStatus];


export const ContractOptionStatus = {
  STARTING: 0,
  OPENING: 1,
  CLOSED: 2,
  CANCELED: 3,
} as const;
