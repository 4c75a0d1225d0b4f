/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Advertisement } from './advertisement.ts';
import type { Success } from './success.ts';

/**
 * Answer of listAdvertisements.
 */
export type AdvertisementsResponse = Success & {
  /**
     * The banners in their order. Empty when none is switched on.
     * @minItems 1
     * @maxItems 8
     */
  data: Advertisement[];
};
