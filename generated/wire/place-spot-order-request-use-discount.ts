/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Tells whether to pay fees with a discount. Newer servers take no notice of it.
 */
export type PlaceSpotOrderRequestUseDiscount = typeof PlaceSpotOrderRequestUseDiscount[keyof typeof PlaceSpotOrderRequestUseDiscount];


export const PlaceSpotOrderRequestUseDiscount = {
  NUMBER_0: '0',
  NUMBER_1: '1',
} as const;
