/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { PhoneNumber } from './phone-number.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * A phone number for an account that has none.
 */
export type BindPhoneRequest = {
  /** Phone number that the code was sent to. */
  phone: PhoneNumber;
  /** Six digits from the text message. */
  code: VerificationCode;
  /** Log-in password. */
  password: CurrentPassword;
};
