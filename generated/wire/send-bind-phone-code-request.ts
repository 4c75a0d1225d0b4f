/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CountryKey } from './country-key.ts';
import type { PhoneNumber } from './phone-number.ts';

/**
 * Recipient of the code.
 */
export type SendBindPhoneCodeRequest = {
  /** Phone number to be bound. */
  phone: PhoneNumber;
  /** Country of the phone number. Becomes the member's country. */
  country?: CountryKey;
};
