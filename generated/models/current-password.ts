/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A password that is already set, at least 6 characters.
 * @minLength 6
 */
export type CurrentPassword = string;
