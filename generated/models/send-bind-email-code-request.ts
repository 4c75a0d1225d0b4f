/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { EmailAddress } from './email-address.ts';

/**
 * Recipient of the code.
 */
export type SendBindEmailCodeRequest = {
  /** Address to be bound. */
  email: EmailAddress;
};
