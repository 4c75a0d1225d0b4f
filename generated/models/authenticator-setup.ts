/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AuthenticatorSecret } from './authenticator-secret.ts';

/**
 * Key for an authenticator app.
 */
export type AuthenticatorSetup = {
  /**
     * Address to be drawn as a QR code.
     * @pattern ^otpauth://
     */
  link: string;
  /** The same key, to be typed by hand. */
  secret: AuthenticatorSecret;
};
