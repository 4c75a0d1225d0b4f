/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Number of a C2C order.
 * @pattern [A-Za-z0-9_-]{1,64}
 */
export type OtcOrderNumber = string;
