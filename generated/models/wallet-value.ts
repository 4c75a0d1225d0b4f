/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { WalletFlow } from './wallet-flow.ts';

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
  /**
     * What came in, went out and moved between the accounts since the row before, oldest first; empty in the first row. Absent in servers that do not tell: then nobody knows which part of a change was gained or lost.
     * @maxItems 10000
     */
  flows?: WalletFlow[];
};
