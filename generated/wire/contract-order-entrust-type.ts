/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Effect of an order: 0 opens a position or adds to it, 1 closes it or part of it.
 */
export type ContractOrderEntrustType = typeof ContractOrderEntrustType[keyof typeof ContractOrderEntrustType];


export const ContractOrderEntrustType = {
  OPEN: 0,
  CLOSE: 1,
} as const;
