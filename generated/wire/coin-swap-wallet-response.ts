/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinSwapWallet } from './coin-swap-wallet.ts';
import type { Success } from './success.ts';

/**
 * The wallet of a coin-margined contract.
 */
export type CoinSwapWalletResponse = Success & {
  /** The wallet. */
  data: CoinSwapWallet;
};
