/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';

/**
 * The currency prices are wanted in.
 */
export type TradableCoinsRequest = {
  /** Currency code. CNY when left out. */
  currency?: CurrencyCode;
};
