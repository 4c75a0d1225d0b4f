/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdOffer } from './ad-offer.ts';

/**
 * Advertisements, best price first, in the page form of this one call.
 */
export type AdOfferSheet = {
  /**
     * The rows. Empty without ads, or behind the last page.
     * @minItems 0
     * @maxItems 100
     */
  context: AdOffer[];
  /**
     * Which page this is.
     * @minimum 0
     */
  currentPage: number;
  /**
     * Number of pages.
     * @minimum 0
     */
  totalPage: number;
  /**
     * Rows of a page or number of pages, depending on the server. Not to be relied on.
     * @minimum 0
     */
  pageNumber: number;
  /**
     * Number of all rows.
     * @minimum 0
     */
  totalElement: number;
};
