/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdOffer } from './ad-offer.ts';
import type { Success } from './success.ts';

/**
 * Answer of listNewestAds.
 */
export type NewestAdsResponse = Success & {
  /**
     * The advertisements. Empty without ads.
     * @minItems 0
     * @maxItems 100
     */
  data: AdOffer[];
};
