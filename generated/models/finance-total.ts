/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';

/**
 * What all finance products of the member are worth.
 */
export type FinanceTotal = {
  /** Value of all coins in products. */
  total: Decimal;
  /** The same value in bitcoin. */
  totalBtc: Decimal;
  /** Value of all interest so far. */
  earn: Decimal;
};
