/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Country } from './country.ts';
import type { Id } from './id.ts';
import type { Location } from './location.ts';
import type { MemberLevel } from './member-level.ts';
import type { SuperPartner } from './super-partner.ts';

/**
 * The member who is logged in.
 */
export type LoginInfo = {
  /** Member number. */
  id: Id;
  /** User name. */
  username: string;
  /**
     * Token for the `x-auth-token` header. Null where the server sends it as a response header instead.
     * @minLength 1
     * @nullable
     */
  token: string | null;
  /** Verification level of the member. */
  memberLevel: MemberLevel;
  /**
     * Real name, null until verified.
     * @nullable
     */
  realName: string | null;
  /**
     * Address of the portrait.
     * @nullable
     */
  avatar: string | null;
  /** Place of residence, if given. */
  location: Location | null;
  /** Country of the account. */
  country: Country | null;
  /**
     * The member's own invite code.
     * @nullable
     */
  promotionCode: string | null;
  /**
     * Address that the invite link begins with; the invite code follows it.
     * @nullable
     */
  promotionPrefix: string | null;
  /** Tells whether the member is a super partner. Absent in older servers. */
  superPartner?: SuperPartner | null;
  /**
     * Log-ins so far. Absent in older servers.
     * @minimum 0
     */
  loginCount?: number;
  /**
     * Friends the member invited. Absent in older servers.
     * @minimum 0
     */
  firstLevel?: number;
  /**
     * Friends invited by those friends. Absent in older servers.
     * @minimum 0
     */
  secondLevel?: number;
  /**
     * Friends of the third level. Absent in older servers.
     * @minimum 0
     */
  thirdLevel?: number;
  /** Tells whether the member may still sign in for today's reward. */
  signInAbility: boolean;
  /** Tells whether a sign-in reward is running. */
  signInActivity: boolean;
  /**
     * Rebate class of the member. Absent in older servers.
     * @nullable
     */
  memberRate?: string | null;
};
