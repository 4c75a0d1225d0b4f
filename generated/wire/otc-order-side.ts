/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What the reader of an order does: 0 buys coins, 1 sells coins.
 */
export type OtcOrderSide = typeof OtcOrderSide[keyof typeof OtcOrderSide];


export const OtcOrderSide = {
  BUY: 0,
  SELL: 1,
} as const;
