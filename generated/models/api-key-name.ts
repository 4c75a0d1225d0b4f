/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The member's name for a key.
 * @minLength 1
 * @maxLength 100
 */
export type ApiKeyName = string;
