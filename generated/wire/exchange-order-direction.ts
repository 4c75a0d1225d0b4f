/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Side of an order or a trade, by name. Some servers send its number, BUY is 0.
 */
export type ExchangeOrderDirection = typeof ExchangeOrderDirection[keyof typeof ExchangeOrderDirection];


export const ExchangeOrderDirection = {
  BUY: 'BUY',
  SELL: 'SELL',
} as const;
