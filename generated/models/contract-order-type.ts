/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Kind of an order: 0 market, 1 limit, 2 trigger - it becomes a limit or a market order when the mark price reaches `triggerPrice`.
 */
export type ContractOrderType = typeof ContractOrderType[keyof typeof ContractOrderType];


export const ContractOrderType = {
  MARKET_PRICE: 0,
  LIMIT_PRICE: 1,
  SPOT_LIMIT: 2,
} as const;
