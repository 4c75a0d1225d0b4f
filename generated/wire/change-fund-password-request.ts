/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { NewPassword } from './new-password.ts';

/**
 * A new fund password, proved by the old one.
 */
export type ChangeFundPasswordRequest = {
  /** The fund password so far. */
  oldPassword: CurrentPassword;
  /** The new fund password. */
  newPassword: NewPassword;
};
