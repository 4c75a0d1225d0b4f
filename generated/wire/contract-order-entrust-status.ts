/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * State of an order: 0 open, 1 cancelled, 2 failed, 3 filled. A liquidation is a filled one with `isBlast` 1.
 */
export type ContractOrderEntrustStatus = typeof ContractOrderEntrustStatus[keyof typeof ContractOrderEntrustStatus];


export const ContractOrderEntrustStatus = {
  ENTRUST_ING: 0,
  ENTRUST_CANCEL: 1,
  ENTRUST_FAILURE: 2,
  ENTRUST_SUCCESS: 3,
} as const;
