/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Reason of a failure: the spot account did not hold the amount, the wallet of one of the two coins is locked, the member may not invest. Null where it was bought, absent in some servers.
 * @nullable
 */
export type AutoInvestOrderFailReason = typeof AutoInvestOrderFailReason[keyof typeof AutoInvestOrderFailReason] | null;


export const AutoInvestOrderFailReason = {
  BALANCE: 'BALANCE',
  WALLET_LOCKED: 'WALLET_LOCKED',
  MEMBER_BARRED: 'MEMBER_BARRED',
} as const;
