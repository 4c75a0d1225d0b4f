/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Number of an order, opaque.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type SpotOrderNumber = string;
