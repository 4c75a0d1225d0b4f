/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdOfferPage } from './ad-offer-page.ts';
import type { Success } from './success.ts';

/**
 * Answer of listAds.
 */
export type AdsResponse = Success & {
  /** A page of advertisements. */
  data: AdOfferPage;
};
