/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Address it goes to.
 * @minLength 1
 * @maxLength 128
 * @pattern ^\S+$
 */
export type Address = string;
