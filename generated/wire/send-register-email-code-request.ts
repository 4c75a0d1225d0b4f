/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { EmailAddress } from './email-address.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * Recipient of the code.
 */
export type SendRegisterEmailCodeRequest = {
  /** Address of the new account. */
  email: EmailAddress;
  /**
     * Kind of the slider puzzle, only where the server asks for one.
     * @minLength 1
     */
  type?: string;
  /** Ticket earned by solving the slider puzzle, only where the server asks for one. */
  code?: VerificationCode;
};
