/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What an authenticator app needs.
 */
export type AuthenticatorSetup = {
  /**
     * Address to be drawn as a QR code.
     * @pattern otpauth://
     */
  link: string;
  secret: string;
};
