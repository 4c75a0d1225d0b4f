/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { EmailAddress } from './email-address.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * Another e-mail address for an account that has one.
 */
export type ChangeEmailRequest = {
  /** Six digits sent to the old address. */
  oldEmailCode: VerificationCode;
  /** Six digits sent to the new address. */
  newEmailCode: VerificationCode;
  /** The new address. */
  newEmail: EmailAddress;
};
