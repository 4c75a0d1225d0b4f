/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Address it goes to.
 * @maxLength 128
 * @pattern \S+
 */
export type Address = string;
