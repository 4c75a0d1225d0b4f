/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { SwapWallet } from './swap-wallet.ts';

/**
 * Answer of listSwapWallets.
 */
export type SwapWalletsResponse = Success & {
  /**
     * The wallet. Empty where the member has no such account.
     * @minItems 0
     * @maxItems 1000
     */
  data: SwapWallet[];
};
