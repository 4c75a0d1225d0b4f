/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinWallet } from './coin-wallet.ts';
import type { Success } from './success.ts';

/**
 * Answer of getWallet.
 */
export type WalletResponse = Success & ({
  /** The wallet. Null when the member has none of this coin. */
  data: CoinWallet | null;
});
