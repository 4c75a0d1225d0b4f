/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MemberLevel } from './member-level.ts';
import type { MerchantStatus } from './merchant-status.ts';

/**
 * Where the member's certification stands.
 */
export type MerchantInfo = {
  /** Where it stands. */
  certifiedBusinessStatus: MerchantStatus;
  /** How far the member is verified. */
  memberLevel: MemberLevel;
  /**
     * Bound e-mail address.
     * @nullable
     */
  email: string | null;
  /**
     * Why the application was refused. Absent in some answers.
     * @nullable
     */
  detail?: string | null;
  /**
     * Why the deposit is not returned. Absent in some answers.
     * @nullable
     */
  reason?: string | null;
};
