/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Username } from './username.ts';

/**
 * A user name to look up.
 */
export type CheckUsernameRequest = {
  /** User name to check. */
  username: Username;
};
