/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { PhoneNumber } from './phone-number.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * Another phone number for an account that has one.
 */
export type ChangePhoneRequest = {
  /** Log-in password. */
  password: CurrentPassword;
  /** The new phone number. */
  phone: PhoneNumber;
  /** Six digits from the text message to the old number. */
  code: VerificationCode;
};
