/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { SwapWallet } from './swap-wallet.ts';

/**
 * The account, with what one contract adds.
 */
export type SwapWalletResponse = Success & {
  /** The account. */
  data: SwapWallet;
};
