/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The key an authenticator app counts with, base32.
 * @pattern [A-Z2-7]{16,64}=*
 */
export type AuthenticatorSecret = string;
