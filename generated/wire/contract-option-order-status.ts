/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * State of a bet: 0 running, 1 settled, 2 cancelled.
 */
export type ContractOptionOrderStatus = typeof ContractOptionOrderStatus[keyof typeof ContractOptionOrderStatus];


export const ContractOptionOrderStatus = {
  OPEN: 0,
  CLOSE: 1,
  CANCELED: 2,
} as const;
