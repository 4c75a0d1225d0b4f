/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CountryKey } from './country-key.ts';
import type { PhoneNumber } from './phone-number.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * Recipient of the code.
 */
export type SendRegisterPhoneCodeRequest = {
  /** Phone number of the new account. */
  phone: PhoneNumber;
  /** Country of the phone number. */
  country: CountryKey;
  /**
     * Kind of the slider puzzle, only where the server asks for one.
     * @minLength 1
     */
  type?: string;
  /** Ticket earned by solving the slider puzzle, only where the server asks for one. */
  code?: VerificationCode;
};
