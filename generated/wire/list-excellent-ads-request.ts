/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdSide } from './ad-side.ts';

/**
 * Which recommended advertisements are wanted.
 */
export type ListExcellentAdsRequest = {
  /** Side of the ads: the owners buy or sell. */
  advertiseType: AdSide;
  /**
     * Currency code.
     * @pattern [A-Z]{3,5}
     */
  currency?: string;
};
