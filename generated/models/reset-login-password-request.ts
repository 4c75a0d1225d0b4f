/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { NewPassword } from './new-password.ts';
import type { ResetMode } from './reset-mode.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * A new log-in password, proved by a code.
 */
export type ResetLoginPasswordRequest = {
  /** Tells whether `account` is a phone number or an e-mail address. */
  mode: ResetMode;
  /** Phone number or e-mail address of the account, the one that the code was sent to. */
  account: string;
  /** Six digits that were sent to the account. */
  code: VerificationCode;
  /** The new log-in password. */
  password: NewPassword;
};
