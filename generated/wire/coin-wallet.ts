/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { WalletBase } from './wallet-base.ts';

/**
 * The wallet of a coin that the reader already knows.
 */
export type CoinWallet = WalletBase & ({
  /** The coin. Older servers only. */
  coin?: Coin | null;
  /**
     * Key of the coin. Newer servers only.
     * @minLength 1
     */
  coinId?: string;
});
