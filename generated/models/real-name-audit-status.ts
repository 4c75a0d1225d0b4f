/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where a real-name application stands: 0 under review, 1 refused, 2 accepted.
 */
export type RealNameAuditStatus = typeof RealNameAuditStatus[keyof typeof RealNameAuditStatus];


export const RealNameAuditStatus = {
  AUDIT_ING: 0,
  AUDIT_DEFEATED: 1,
  AUDIT_SUCCESS: 2,
} as const;
