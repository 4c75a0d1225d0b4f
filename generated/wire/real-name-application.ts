/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { IdentityDocument } from './identity-document.ts';
import type { RealNameAuditStatus } from './real-name-audit-status.ts';

/**
 * The last real-name application.
 */
export type RealNameApplication = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /** Status. */
  auditStatus: RealNameAuditStatus;
  /** Real name as in the document. */
  realName: string;
  /** Number of the document. */
  idCard: string;
  /**
     * Address of the front photo.
     * @nullable
     */
  identityCardImgFront: string | null;
  /**
     * Address of the photo holding the document.
     * @nullable
     */
  identityCardImgInHand: string | null;
  /**
     * Address of the back photo.
     * @nullable
     */
  identityCardImgReverse: string | null;
  /**
     * Why it was refused.
     * @nullable
     */
  rejectReason: string | null;
  /** When it was handed in. */
  createTime: DateTimeText;
  /** Which document it is. Absent in older servers. */
  type?: IdentityDocument | null;
};
