/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { LoginInfo } from './login-info.ts';
import type { Success } from './success.ts';

/**
 * Answer of getMyInfo.
 */
export type MyInfoResponse = Success & {
  /** The member. */
  data: LoginInfo;
};
