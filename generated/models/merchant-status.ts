/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where a certification stands: 0 none, 1 under review, 2 certified, 3 refused, 4 deposit too small, 5 deposit return under review, 6 deposit return refused, 7 deposit returned.
 */
export type MerchantStatus = typeof MerchantStatus[keyof typeof MerchantStatus];


export const MerchantStatus = {
  NOT_CERTIFIED: 0,
  AUDITING: 1,
  VERIFIED: 2,
  FAILED: 3,
  DEPOSIT_LESS: 4,
  CANCEL_AUTH: 5,
  RETURN_FAILED: 6,
  RETURN_SUCCESS: 7,
} as const;
