/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { WalletBase } from './wallet-base.ts';

/**
 * The wallet of one coin, with the coin.
 */
export type Wallet = WalletBase & {
  /** The coin. */
  coin: Coin;
  /**
     * Key of the coin. Absent in older servers.
     * @minLength 1
     */
  coinId?: string;
};
