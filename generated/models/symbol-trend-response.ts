/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { SymbolTrend } from './symbol-trend.ts';

/**
 * Answer of getSymbolTrend.
 */
export type SymbolTrendResponse = Success & {
  /** The prices. */
  data: SymbolTrend;
};
