/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { Wallet } from './wallet.ts';

/**
 * Answer of listWallets.
 */
export type WalletsResponse = Success & {
  /**
     * The wallets. Never empty, an account has one for each coin from the start.
     * @minItems 1
     * @maxItems 8
     */
  data: Wallet[];
};
