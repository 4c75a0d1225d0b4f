/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { WalletFlow } from './wallet-flow.ts';

/**
 * Value of each account at a time, all coins together, frozen ones, margins and profits of open positions included.
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
     * What came in, went out and moved between the accounts since the row before, oldest first; empty in the first row. Absent in servers that do not send it: then the profit part of a change is unknown.
     * @maxItems 10000
     */
  flows?: WalletFlow[];
};
