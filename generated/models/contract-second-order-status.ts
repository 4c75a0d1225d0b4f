/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * State of an order: 0 not begun, which no server uses; 1 running, 2 settled, 3 cancelled.
 */
export type ContractSecondOrderStatus = typeof ContractSecondOrderStatus[keyof typeof ContractSecondOrderStatus];


export const ContractSecondOrderStatus = {
  ENTRUST: 0,
  OPEN: 1,
  CLOSE: 2,
  CANCELED: 3,
} as const;
