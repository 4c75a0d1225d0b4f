/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { TransactionType } from './transaction-type.ts';
import type { WalletAccount } from './wallet-account.ts';

/**
 * Coins that came into the accounts, left them or moved between two of them. Trades, fees, interest and rewards are no flows: they are what was gained or lost.
 */
export type WalletFlow = {
  /** When. */
  time: EpochMillis;
  /** What moved the money. */
  type: TransactionType;
  /** The account that coins left. Null where they came from outside. */
  from: WalletAccount | null;
  /** The account that coins entered. Null where they went outside. */
  to: WalletAccount | null;
  /** Amount, at the price of its time. */
  usd: Decimal;
};
