/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { SpotOrderNumber } from './spot-order-number.ts';
import type { Success } from './success.ts';

/**
 * Answer of placeSpotOrder.
 */
export type PlaceSpotOrderResponse = Success & {
  /** Number of the order. */
  data: SpotOrderNumber;
};
