/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { VerificationCode } from './verification-code.ts';

export type UnbindAuthenticatorParams = {
/**
 * Six digits that the app shows.
 */
codes: VerificationCode;
/**
 * Log-in password.
 */
password: CurrentPassword;
};
