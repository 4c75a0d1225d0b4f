/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { NewPassword } from './new-password.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * A new log-in password, proved by the old one and a code.
 */
export type ChangeLoginPasswordRequest = {
  /** The log-in password so far. */
  oldPassword: CurrentPassword;
  /** The new log-in password. */
  newPassword: NewPassword;
  /** Six digits from the text message. */
  code: VerificationCode;
};
