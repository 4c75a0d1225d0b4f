/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { WalletType } from './wallet-type.ts';

/**
 * Coins to move. `ctx.balance` is what can be used in the source account.
 */
export type TransferSecondRequest = {
  /** Coin. */
  unit: CoinUnit;
  /** Account the coins leave. */
  from: WalletType;
  /** Account the coins go to. */
  to: WalletType;
  /** Amount. */
  amount: Decimal;
};
