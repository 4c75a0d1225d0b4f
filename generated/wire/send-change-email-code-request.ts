/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { EmailAddress } from './email-address.ts';

/**
 * Recipient of the code.
 */
export type SendChangeEmailCodeRequest = {
  /** The new address. */
  email: EmailAddress;
};
