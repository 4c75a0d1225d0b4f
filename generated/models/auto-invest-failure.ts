/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Reason of a failed purchase: the spot account did not hold the amount, the wallet of one of the two coins is locked, the member may not trade.
 */
export type AutoInvestFailure = typeof AutoInvestFailure[keyof typeof AutoInvestFailure];


export const AutoInvestFailure = {
  BALANCE: 'BALANCE',
  WALLET_LOCKED: 'WALLET_LOCKED',
  MEMBER_BARRED: 'MEMBER_BARRED',
} as const;
