/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AuthenticatorSetup } from './authenticator-setup.ts';
import type { Success } from './success.ts';

/**
 * Answer of startAuthenticator.
 */
export type AuthenticatorSetupResponse = Success & {
  /** The key. */
  data: AuthenticatorSetup;
};
