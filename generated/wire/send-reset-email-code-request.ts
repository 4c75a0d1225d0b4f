/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { EmailAddress } from './email-address.ts';

/**
 * Account whose password is reset.
 */
export type SendResetEmailCodeRequest = {
  /** E-mail address of the account. */
  account: EmailAddress;
};
