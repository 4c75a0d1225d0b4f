/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * An e-mail address.
 * @maxLength 254
 */
export type EmailAddress = string;
