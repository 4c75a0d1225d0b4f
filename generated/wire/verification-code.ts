/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The six digits that arrived by text message or e-mail, or that the authenticator app shows.
 * @pattern [0-9]{6}
 */
export type VerificationCode = string;
