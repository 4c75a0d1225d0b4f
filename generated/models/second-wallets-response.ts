/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { SecondWallet } from './second-wallet.ts';
import type { Success } from './success.ts';

/**
 * Answer of listSecondWallets.
 */
export type SecondWalletsResponse = Success & {
  /**
     * One wallet for each coin. Empty where nothing was ever staked.
     * @minItems 0
     * @maxItems 1000
     */
  data: SecondWallet[];
};
