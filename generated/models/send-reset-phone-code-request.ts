/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { PhoneNumber } from './phone-number.ts';

/**
 * Account whose password is reset.
 */
export type SendResetPhoneCodeRequest = {
  /** Phone number of the account. */
  account: PhoneNumber;
};
