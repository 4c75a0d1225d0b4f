/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdOfferSheet } from './ad-offer-sheet.ts';
import type { Success } from './success.ts';

/**
 * Answer of listAdsByUnit.
 */
export type AdsByUnitResponse = Success & {
  /** A page of advertisements. */
  data: AdOfferSheet;
};
