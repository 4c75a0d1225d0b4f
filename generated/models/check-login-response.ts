/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of checkLogin.
 */
export type CheckLoginResponse = Success & {
  /** True while the token counts. */
  data: boolean;
};
