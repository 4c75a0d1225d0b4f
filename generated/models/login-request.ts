/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CountryKey } from './country-key.ts';
import type { CurrentPassword } from './current-password.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * Credentials of a log-in.
 */
export type LoginRequest = {
  /**
     * Phone number or e-mail address of the account.
     * @minLength 1
     */
  username: string;
  /** Log-in password. */
  password: CurrentPassword;
  /** Country of the phone number. Means nothing when the account is named by e-mail. */
  country?: CountryKey;
  /** Six digits from the authenticator app. Left out at first; asked for by error 505. */
  code?: VerificationCode;
};
