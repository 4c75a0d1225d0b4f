/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdSide } from './ad-side.ts';
import type { CurrencyCode } from './currency-code.ts';

/**
 * Which recommended advertisements are wanted.
 */
export type ListExcellentAdsRequest = {
  /** Side of the ads: the owners buy or sell. */
  advertiseType: AdSide;
  /** Currency code. */
  currency?: CurrencyCode;
};
