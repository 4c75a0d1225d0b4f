/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Side of an order or a position: 0 buys, opens or is a long, closes a short; 1 sells, opens or is a short, closes a long.
 */
export type ContractOrderDirection = typeof ContractOrderDirection[keyof typeof ContractOrderDirection];


export const ContractOrderDirection = {
  BUY: 0,
  SELL: 1,
} as const;
