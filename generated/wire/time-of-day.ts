/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A time of each day on a clock in GMT+8, as HH:mm:ss.
 */
export type TimeOfDay = string;
