/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { NewPassword } from './new-password.ts';

/**
 * A first fund password.
 */
export type SetFundPasswordRequest = {
  /** Fund password. */
  jyPassword: NewPassword;
};
