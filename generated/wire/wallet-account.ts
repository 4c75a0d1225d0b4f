/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * An account that coins lie in.
 */
export type WalletAccount = typeof WalletAccount[keyof typeof WalletAccount];


export const WalletAccount = {
  spot: 'spot',
  swap: 'swap',
  coinSwap: 'coinSwap',
  second: 'second',
  finance: 'finance',
} as const;
