/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Who placed an order, by name. Some servers send its number, ROBOT is 0.
 */
export type ExchangeOrderResource = typeof ExchangeOrderResource[keyof typeof ExchangeOrderResource];


export const ExchangeOrderResource = {
  ROBOT: 'ROBOT',
  CUSTOMER: 'CUSTOMER',
  API: 'API',
} as const;
