/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AuthenticatorSecret } from './authenticator-secret.ts';
import type { VerificationCode } from './verification-code.ts';

export type BindAuthenticatorParams = {
/**
 * Six digits that the app shows.
 */
codes: VerificationCode;
/**
 * The key that was scanned.
 */
secret: AuthenticatorSecret;
};
