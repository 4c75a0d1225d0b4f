/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdOffer } from './ad-offer.ts';
import type { Success } from './success.ts';

/**
 * Answer of listExcellentAds.
 */
export type ExcellentAdsResponse = Success & {
  /**
     * The advertisements. Empty when none is recommended.
     * @minItems 1
     * @maxItems 8
     */
  data: AdOffer[];
};
