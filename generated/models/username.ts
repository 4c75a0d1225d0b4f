/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The name an account is chosen under, 3 to 20 characters, unique.
 * @minLength 3
 * @maxLength 20
 */
export type Username = string;
