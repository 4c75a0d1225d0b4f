/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A password to be set, 6 to 20 characters.
 * @minLength 6
 * @maxLength 20
 */
export type NewPassword = string;
