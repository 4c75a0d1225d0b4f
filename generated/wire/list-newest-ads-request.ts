/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';

/**
 * Which new advertisements are wanted.
 */
export type ListNewestAdsRequest = {
  /** Currency code. */
  currency?: CurrencyCode;
};
