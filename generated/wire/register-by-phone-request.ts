/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CountryKey } from './country-key.ts';
import type { NewPassword } from './new-password.ts';
import type { PhoneNumber } from './phone-number.ts';
import type { SuperPartner } from './super-partner.ts';
import type { Username } from './username.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * A new account that is named by its phone number.
 */
export type RegisterByPhoneRequest = {
  /** Phone number that the code was sent to. */
  phone: PhoneNumber;
  /** Log-in password. */
  password: NewPassword;
  /** User name. */
  username: Username;
  /** Country of the phone number. */
  country: CountryKey;
  /** Six digits from the text message. */
  code: VerificationCode;
  /**
     * Invite code of the friend who invited. Optional; sent as empty text rather than left out, because some servers trim it unseen.
     * @maxLength 64
     */
  promotion?: string;
  /** Asks for a super partner account. */
  superPartner?: SuperPartner;
};
