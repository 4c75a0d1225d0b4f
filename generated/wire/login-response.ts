/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LoginInfo } from './login-info.ts';
import type { Success } from './success.ts';

/**
 * Answer of logIn.
 */
export type LoginResponse = Success & {
  /** The member, with the token of the new session. */
  data: LoginInfo;
};
