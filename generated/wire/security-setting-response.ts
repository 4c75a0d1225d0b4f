/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MemberSecurity } from './member-security.ts';
import type { Success } from './success.ts';

/**
 * Answer of getSecuritySetting.
 */
export type SecuritySettingResponse = Success & {
  /** The protections. */
  data: MemberSecurity;
};
