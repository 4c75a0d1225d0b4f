/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Take profit and stop loss lie on either side of the price at which the position is to be opened: the mark price, the limit or the trigger.
 */
export type SwapOpeningStops = unknown;
