/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';

/**
 * Value of all of the member's finance products.
 */
export type FinanceTotal = {
  /** Value of all coins in products. */
  total: Decimal;
  /** The same value in bitcoin. */
  totalBtc: Decimal;
  /** Value of all interest so far. */
  earn: Decimal;
};
