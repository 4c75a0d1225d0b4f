/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';

/**
 * What each account was worth at a moment, all its coins together, frozen ones included.
 */
export type WalletValue = {
  /** When. */
  time: EpochMillis;
  /** Spot account. */
  spot: Decimal;
  /** USDT-margined account. */
  swap: Decimal;
  /** Coin-margined account. */
  coinSwap: Decimal;
  /** Second-contract account. */
  second: Decimal;
  /** Finance account. */
  finance: Decimal;
};
