/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where a banner is shown: 0 carousel of the app, 1 carousel of the web page, 2 by category on the web page.
 */
export type AdvertisementPlace = typeof AdvertisementPlace[keyof typeof AdvertisementPlace];


export const AdvertisementPlace = {
  APP_SHUFFLING: 0,
  PC_SHUFFLING: 1,
  PC_CLASSIFICATION: 2,
} as const;
