/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Key for an authenticator app.
 */
export type AuthenticatorSetup = {
  /**
     * Address to be drawn as a QR code.
     * @pattern otpauth://
     */
  link: string;
  secret: string;
};
