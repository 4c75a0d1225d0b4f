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
     * The rows. Empty when nobody trades or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  content: AdOffer[];
};
