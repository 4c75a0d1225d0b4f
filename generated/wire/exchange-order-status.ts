/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where an order stands, by name. Some servers send its number, TRADING is 0; OVERTIMED ended because it rested too long.
 */
export type ExchangeOrderStatus = typeof ExchangeOrderStatus[keyof typeof ExchangeOrderStatus];


export const ExchangeOrderStatus = {
  TRADING: 'TRADING',
  COMPLETED: 'COMPLETED',
  CANCELED: 'CANCELED',
  OVERTIMED: 'OVERTIMED',
} as const;
