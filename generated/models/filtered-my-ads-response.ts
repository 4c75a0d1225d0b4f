/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdPage } from './ad-page.ts';
import type { Success } from './success.ts';

/**
 * Answer of filterMyAds.
 */
export type FilteredMyAdsResponse = Success & {
  /** A page of advertisements. */
  data: AdPage;
};
