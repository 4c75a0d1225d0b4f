/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * An account: 0 spot, 1 perpetual contracts (which kind, tells the path), 2 second contracts.
 */
export type WalletType = typeof WalletType[keyof typeof WalletType];


export const WalletType = {
  SPOT: 0,
  SWAP: 1,
  SECOND: 2,
} as const;
