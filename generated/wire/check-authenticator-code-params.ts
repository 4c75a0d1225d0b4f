/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { VerificationCode } from './verification-code.ts';

export type CheckAuthenticatorCodeParams = {
/**
 * Six digits that the app shows.
 */
codes: VerificationCode;
};
