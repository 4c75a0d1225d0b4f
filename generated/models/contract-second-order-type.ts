/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * 1 for an order whose stake comes back when it loses, as `listSecondRefundWindows` promises; 0 for all others.
 */
export type ContractSecondOrderType = typeof ContractSecondOrderType[keyof typeof ContractSecondOrderType];


export const ContractSecondOrderType = {
  NO: 0,
  YES: 1,
} as const;
