/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { WalletType } from './wallet-type.ts';

/**
 * Coins to move. `ctx.balance` is what can be used in the source account.
 */
export type TransferCoinSwapRequest = {
  /** Coin of the contract wallet. */
  unit: CoinUnit;
  /** Account the coins leave. */
  from: WalletType;
  /** Account the coins go to. */
  to: WalletType;
  /** Number of the wallet the coins leave. */
  fromWalletId: Id;
  /** Number of the wallet the coins go to. */
  toWalletId: Id;
  /** Amount. */
  amount: Decimal;
};
