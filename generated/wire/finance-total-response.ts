/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { FinanceTotal } from './finance-total.ts';
import type { Success } from './success.ts';

/**
 * Answer of getFinanceTotal.
 */
export type FinanceTotalResponse = Success & {
  /** The values. */
  data: FinanceTotal;
};
