/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { NewPassword } from './new-password.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * A new fund password, proved by a code.
 */
export type ResetFundPasswordRequest = {
  /** The new fund password. */
  newPassword: NewPassword;
  /** Six digits from the text message. */
  code: VerificationCode;
};
