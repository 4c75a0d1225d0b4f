/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MemberLevel } from './member-level.ts';
import type { MerchantStatus } from './merchant-status.ts';

/**
 * Status of the member's certification.
 */
export type MerchantInfo = {
  /** Status. */
  certifiedBusinessStatus: MerchantStatus;
  /** Verification level of the member. */
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
