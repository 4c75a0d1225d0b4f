/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinSwapWallet } from './coin-swap-wallet.ts';
import type { Success } from './success.ts';

/**
 * Wallets of coin-margined contracts.
 */
export type CoinSwapWalletsResponse = Success & {
  /**
     * One wallet for each contract. Empty where there are no such contracts.
     * @minItems 1
     * @maxItems 8
     */
  data: CoinSwapWallet[];
};
