/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdsOfMember } from './ads-of-member.ts';
import type { Success } from './success.ts';

/**
 * Answer of getAdsOfMember.
 */
export type AdsOfMemberResponse = Success & {
  /** The member and the advertisements. */
  data: AdsOfMember;
};
