/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What kind of order, by name. Some servers send its number, MARKET_PRICE is 0. Spot knows no other kind.
 */
export type ExchangeOrderType = typeof ExchangeOrderType[keyof typeof ExchangeOrderType];


export const ExchangeOrderType = {
  MARKET_PRICE: 'MARKET_PRICE',
  LIMIT_PRICE: 'LIMIT_PRICE',
} as const;
