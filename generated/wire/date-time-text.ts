/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A moment as `yyyy-MM-dd HH:mm:ss` on a clock in GMT+8.
 */
export type DateTimeText = string;
