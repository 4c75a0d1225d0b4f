/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A limit order has a price, a market order has none.
 */
export type SpotOrderPrice = unknown;
