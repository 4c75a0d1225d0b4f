/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A market order has no price, a limit order one near the market, a trigger order one that triggers it.
 */
export type SwapOrderPrice = unknown;
