/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrentPassword } from './current-password.ts';
import type { EmailAddress } from './email-address.ts';
import type { VerificationCode } from './verification-code.ts';

/**
 * An e-mail address for an account that has none.
 */
export type BindEmailRequest = {
  /** Address that the code was sent to. */
  email: EmailAddress;
  /** Six digits from the e-mail. */
  code: VerificationCode;
  /** Log-in password. */
  password: CurrentPassword;
};
