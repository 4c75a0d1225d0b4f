/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { AdvertisementPlace } from './advertisement-place.ts';
import type { Language } from './language.ts';

/**
 * Which banners are wanted.
 */
export type ListAdvertisementsRequest = {
  /** Place the banners are for. All places when left out. */
  sysAdvertiseLocation?: AdvertisementPlace;
  /** Language of the banners, for callers that cannot set the `lang` header. */
  lang?: Language;
};
