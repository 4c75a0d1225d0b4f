/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { WalletType } from './wallet-type.ts';

/**
 * Coins to move. `ctx.balance` is what can be used in the source account.
 */
export type TransferSwapRequest = {
  unit: string;
  /** Account the coins leave. */
  from: WalletType;
  /** Account the coins go to. */
  to: WalletType;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  fromWalletId: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  toWalletId: number;
  amount: string;
};
