/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdOffer } from './ad-offer.ts';
import type { PageInfo } from './page-info.ts';

/**
 * Advertisements, best price first.
 */
export type AdOfferPage = PageInfo & {
  /**
     * The rows. Empty without ads, or behind the last page.
     * @minItems 0
     * @maxItems 100
     */
  content: AdOffer[];
};
